export { IntroTour, type IntroStep, type IntroTourLabels, type IntroTourProps } from './intro-tour.tsx'

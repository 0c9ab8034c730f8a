export { TourArea } from './tour-area.tsx'
export { useIntroTour } from './use-intro-tour.ts'

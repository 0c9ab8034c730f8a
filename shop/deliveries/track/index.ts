export { readTrackQuery } from './track-query.ts'
export { TrackView } from './track-view.tsx'

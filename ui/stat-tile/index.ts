export { StatTile, type StatChange, type StatTileProps } from './stat-tile.tsx'

const circle = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0-16.5 0'
const parcel = 'M12 3.5l7.5 4v4M12 20.5l-7.5-4v-9L12 3.5M4.5 7.5l7.5 4 7.5-4M12 11.5v9'

/** Icons for states; each has a distinct outline, so that none depends on colour alone. */
export const statePaths = {
  info: `${circle}M12 11v5.25M12 7.7v.1`,
  warning:
    'M10.7 4.75a1.5 1.5 0 0 1 2.6 0l7.6 13.25a1.5 1.5 0 0 1-1.3 2.25H4.4A1.5 1.5 0 0 1 3.1 18zM12 9.75v4.5M12 17.2v.1',
  error: 'M8.35 3.75h7.3l4.6 4.6v7.3l-4.6 4.6h-7.3l-4.6-4.6v-7.3zM12 7.75v5M12 16.2v.1',
  success: `${circle}M8 12.25l2.75 2.75L16 9.5`,
  attention:
    'M12 3.75a5.5 5.5 0 0 0-5.5 5.5c0 4.15-1.75 6-1.75 6h14.5s-1.75-1.85-1.75-6a5.5 5.5 0 0 0-5.5-5.5zM9.85 18.25a2.25 2.25 0 0 0 4.3 0',
  clock: `${circle}M12 7.25V12l3.25 2`,
  help: `${circle}M9.6 9.4a2.45 2.45 0 1 1 3.55 2.2c-.75.4-1.15.9-1.15 1.75M12 16.35v.1`,
  cancelled: `${circle}M6.2 6.2l11.6 11.6`,
  processing:
    'M19.5 12a7.5 7.5 0 0 1-13.2 4.9M4.5 12a7.5 7.5 0 0 1 13.2-4.9M17.9 3.75v3.5h-3.5M6.1 20.25v-3.5h3.5',
  'box-check': `${parcel}M14.5 17.25l2.1 2.1 4-4.35`,
  'box-part': `${parcel}M15 17.5h5.5`,
  'box-wait': `${parcel}M14.25 17.5a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0M17.5 16v1.6l.9.6`,
} as const

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2 21 21',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  'chevron-left': 'm15 6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  bag: 'M5.5 8.5h13L20 20.5H4zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  choices: 'M4 8h9m4 0h3M4 16h3m4 0h9M15 6v4M9 14v4',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 10.5v5.5m3-5.5v5.5',
  heart: 'M12 20.2S3.8 15.4 3.8 9.6A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.2 2.3c0 5.8-8.2 10.6-8.2 10.6z',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.8 20.5c.5-3.8 3.4-6 7.2-6s6.7 2.2 7.2 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.3l2.8 1.7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7.5 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  exchange: 'M4 9h13l-3.5-3.5M20 15H7l3.5 3.5',
  shield: 'M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.8 11.8l2.3 2.3 4.2-4.4',
  chat: 'M20.5 11.5a8 8 0 0 1-11.8 7l-4.7 1.5 1.5-4.5a8 8 0 1 1 15-4zM9 10.5h6.5M9 13.5h4',
  mail: 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M6 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2z',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.5 7.5h.01',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.5v5a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.5v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.3v5.4l4.3-2.7z',
  facebook: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12.7 20.4V11a2.2 2.2 0 0 1 2.5-2.2M10 13.3h5',
  tiktok: 'M13.5 4v10.8a3.6 3.6 0 1 1-3.6-3.6M13.5 4c.3 2.8 2 4.6 4.8 4.8',
  note: 'M9 18V6l9-2v12M9 18a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 9 18zM18 16a2.5 2.5 0 1 1-2.5-2.5A2.5 2.5 0 0 1 18 16z',
} as const

export type IconName = keyof typeof PATHS

/** A line icon of 24 units, sized in em by `size` (default 1.25). Decorative: the text beside it has the meaning. */
export function Icon({
  name,
  size = 1.25,
  className,
}: {
  name: IconName
  size?: number
  className?: string
}) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}

/** By name. What no visitor sees at first has its icons in `any-icon.tsx`: these are sent with every page. */
export const PATHS = {
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
  heart: 'M12 20.2S3.8 15.4 3.8 9.6A4.4 4.4 0 0 1 12 7.3a4.4 4.4 0 0 1 8.2 2.3c0 5.8-8.2 10.6-8.2 10.6z',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.8 20.5c.5-3.8 3.4-6 7.2-6s6.7 2.2 7.2 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  filter: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7.5 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
} as const

export type IconName = keyof typeof PATHS

type Props = { name: IconName; size?: number; className?: string }

/** A line icon of 24 units, sized in em by `size` (default 1.25). Decorative: the text beside it has the meaning. */
export function Icon({ name, size, className }: Props) {
  return lineIcon(PATHS[name], size, className)
}

/** Draws such an icon by its path. */
export function lineIcon(path: string, size = 1.25, className?: string) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
    >
      <path d={path} />
    </svg>
  )
}

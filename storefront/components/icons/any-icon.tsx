import { lineIcon, PATHS } from './icon.tsx'

const ALL = {
  ...PATHS,
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 10.5v5.5m3-5.5v5.5',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.3l2.8 1.7',
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
} as const

export type AnyIconName = keyof typeof ALL

type Props = { name: AnyIconName; size?: number; className?: string }

/** The same for every name, for footer, help and other pages: `Icon` has only what a catalogue page shows at first. */
export function AnyIcon({ name, size, className }: Props) {
  return lineIcon(ALL[name], size, className)
}

import { chance } from './chance.ts'

/** What is new in the store; the newest first. These are the showcase of releases. */
export const RELEASES: Readonly<Record<string, string>> = {}

const FIRST_DAY = Date.UTC(2023, 11, 4)
const LAST_DAY = Date.UTC(2026, 8, 28)

/** When a product came into the store: its release date, or a working day of the last three years. */
export function releasedAt(slug: string): string {
  const release = RELEASES[slug]
  if (release) return `${release}T12:00:00.000Z`
  const day =
    FIRST_DAY + Math.floor((chance(slug, 'publicado') * (LAST_DAY - FIRST_DAY)) / 86_400_000) * 86_400_000
  return new Date(day + 43_200_000).toISOString()
}

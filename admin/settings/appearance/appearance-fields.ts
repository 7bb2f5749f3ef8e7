import type { Appearance } from '#contract/content/appearance.ts'

/** What each section of the form gets. */
export type AppearanceFields = {
  value: Appearance
  change: (fields: Partial<Appearance>) => void
  /** By the field's path: `cores.acao`. */
  errors: Record<string, string>
}

import type { LookName } from '#domain/format/appearance/appearance.ts'

/** Rules of each look that differs from the components' own stylesheets. */
export const LOOK_RULES: Record<LookName, string> = {
  atelie: '',
  palco: '',
  partitura: '',
}

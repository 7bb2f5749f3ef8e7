import type { Colours } from './appearance.ts'
import { isDark, mix, nearestPassing } from './colour.ts'
import { AA, grounds, onAction } from './palette.ts'

/** The colours of mails and documents, which are read on white: dark on light, whatever the shop is. */
export type LightColours = {
  ink: string
  stone: string
  line: string
  sand: string
  paper: string
  action: string
  onAction: string
}

/** Returns a store's colours for mails and documents: paper and ink of a dark shop change places. */
export function lightColours({ acao, papel, tinta }: Colours): LightColours {
  const [ink, paper] = isDark(papel) ? [papel, '#ffffff'] : [tinta, papel]
  const all = grounds({ papel: paper, tinta: ink })
  const action = nearestPassing(acao, all, AA)

  return {
    ink,
    paper,
    action,
    sand: all[1] ?? paper,
    stone: nearestPassing(mix(ink, paper, 0.36), all, AA),
    line: mix(paper, ink, 0.1),
    onAction: onAction(action),
  }
}

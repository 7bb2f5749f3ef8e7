import type { Colours } from './appearance.ts'
import { contrast, nearestPassing } from './colour.ts'
import { AA, grounds } from './palette.ts'

/** A colour that is hard to read somewhere, with the nearest one that is not. */
export type ContrastProblem = { cor: keyof Colours; contraste: number; mensagem: string; sugestao: string }

/** Contrast of icons and marks with their ground (WCAG 2.2, 1.4.11 AA). */
const AA_SIGNS = 3

/** What the shop draws in each colour. Text in the accent colour is darker than the accent itself (`palette.ts`). */
const CHECKED = [
  { cor: 'tinta', name: 'A cor do texto', minimum: AA },
  { cor: 'acao', name: 'A cor de ação', minimum: AA },
  { cor: 'destaque', name: 'A cor de destaque', minimum: AA_SIGNS },
] as const

/**
 * Checks the colours of text and signs against all grounds that they stand on (WCAG 2.2, 1.4.3 and 1.4.11 AA). Text on
 * the action colour is white or black, whichever is readable, so any action colour will do for buttons.
 */
export function contrastProblems(cores: Colours): ContrastProblem[] {
  const on = grounds(cores)

  return CHECKED.flatMap(({ cor, name, minimum }) => {
    const contraste = Math.min(...on.map((ground) => contrast(cores[cor], ground)))
    if (contraste >= minimum) return []

    return [
      {
        cor,
        contraste,
        mensagem: `${name} se confunde com o fundo: contraste de ${ratio(contraste)}, e o mínimo para enxergar bem é ${ratio(minimum)}.`,
        sugestao: suggestionFor(cores, cor, minimum),
      },
    ]
  })
}

/** The grounds are tinted with the ink, so a new ink moves them. */
function suggestionFor(cores: Colours, cor: ContrastProblem['cor'], minimum: number): string {
  const found = nearestPassing(cores[cor], grounds(cores), minimum)

  return cor === 'tinta' ? nearestPassing(cores.tinta, grounds({ ...cores, tinta: found }), minimum) : found
}

/** `3,2`, cut rather than rounded, so that a failing ratio never reads as a passing one. */
function ratio(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1).replace('.', ',')
}

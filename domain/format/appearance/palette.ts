import type { Colours } from './appearance.ts'
import { contrast, isDark, mix, nearestPassing } from './colour.ts'
import { LOOKS } from './looks.ts'

/** Contrast of text with its ground that WCAG 2.2 AA asks for (1.4.3). */
export const AA = 4.5

/** Custom properties of `storefront/tokens.css` with their values. */
export type Tokens = Record<string, string>

/**
 * Derives the shop's colour tokens from four colours. Only those that depend on a colour that differs from the shop's
 * original ones: without a change, there are none.
 */
export function colourTokens(cores: Colours): Tokens {
  const original = LOOKS.atelie.cores
  const ground = cores.papel !== original.papel || cores.tinta !== original.tinta

  return {
    ...(ground && groundTokens(cores)),
    ...((ground || cores.acao !== original.acao) && actionTokens(cores)),
    ...((ground || cores.destaque !== original.destaque) && accentTokens(cores)),
  }
}

/** The grounds that text stands on: paper, tinted paper, and the surface of cards and fields. */
export function grounds({ papel, tinta }: Pick<Colours, 'papel' | 'tinta'>): string[] {
  const dark = isDark(papel)

  return [papel, mix(papel, tinta, dark ? 0.08 : 0.055), dark ? mix(papel, tinta, 0.05) : '#ffffff']
}

/** The colour of text on the action colour: white, or else black. */
export function onAction(acao: string): string {
  return contrast('#ffffff', acao) >= AA ? '#ffffff' : '#14110e'
}

function groundTokens({ papel, tinta }: Colours): Tokens {
  const dark = isDark(papel)
  const [paper = papel, sand = papel, surface = papel] = grounds({ papel, tinta })
  const ebony = dark ? mix(papel, '#000000', 0.45) : mix(tinta, papel, 0.06)
  const onEbony = nearestPassing(dark ? tinta : papel, [ebony], AA)
  const veil = dark ? '0 0 0' : rgb(tinta)
  const status = (colour: string) => nearestPassing(colour, [paper, sand, surface], AA)

  return {
    '--ink': tinta,
    '--paper': paper,
    '--sand': sand,
    '--surface': surface,
    '--stone': nearestPassing(mix(tinta, papel, 0.36), [paper, sand, surface], AA),
    '--line': mix(papel, tinta, dark ? 0.18 : 0.1),
    '--line-strong': mix(papel, tinta, dark ? 0.42 : 0.3),
    '--ebony': ebony,
    '--on-ebony': onEbony,
    '--hairline-on-dark': `rgb(${rgb(onEbony)} / 22%)`,
    '--text-on-dark-soft': mix(onEbony, ebony, 0.2),
    '--on-status': dark ? '#14110e' : '#ffffff',
    '--pine': status('#2d5f48'),
    '--alert': status('#a8241b'),
    '--veil': `rgb(${veil} / 48%)`,
    '--veil-strong': `rgb(${veil} / 72%)`,
    '--veil-none': `rgb(${veil} / 0%)`,
    '--paper-veiled': mix(papel, dark ? '#000000' : tinta, 0.48),
    '--scrim-paper': `rgb(${rgb(papel)} / 72%)`,
    '--scrim-light': `rgb(${rgb(sand)} / 82%)`,
    '--scrim-light-none': `rgb(${rgb(sand)} / 0%)`,
    '--scrim-dark': `rgb(${rgb(ebony)} / 76%)`,
    '--scrim-dark-none': `rgb(${rgb(ebony)} / 0%)`,
  }
}

function actionTokens({ acao, papel }: Colours): Tokens {
  const on = onAction(acao)
  const away = on === '#ffffff' && !isDark(papel) ? '#000000' : '#ffffff'

  return {
    '--rosewood': acao,
    '--rosewood-dark': nearestPassing(mix(acao, away, 0.2), [on], AA),
    '--on-action': on,
  }
}

function accentTokens({ destaque, papel, tinta }: Colours): Tokens {
  const all = grounds({ papel, tinta })
  const ebony = isDark(papel) ? mix(papel, '#000000', 0.45) : mix(tinta, papel, 0.06)

  return {
    '--varnish': destaque,
    '--varnish-dark': nearestPassing(mix(destaque, tinta, 0.18), all, AA),
    '--spruce': mix(papel, destaque, 0.22),
    '--on-ebony-accent': nearestPassing(mix(destaque, isDark(papel) ? tinta : papel, 0.6), [ebony], AA),
  }
}

/** `18 17 16`, as CSS wants it before an opacity. */
function rgb(colour: string): string {
  const number = Number.parseInt(colour.slice(1), 16)

  return [number >> 16, (number >> 8) & 255, number & 255].join(' ')
}

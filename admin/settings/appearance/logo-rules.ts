import type { Appearance } from '#contract/content/appearance.ts'
import { LYRE } from '#domain/format/appearance/lyre.ts'

type Brand = Pick<Appearance, 'logo' | 'nomeAoLado'>

/**
 * Rules that draw a logo that is chosen but not saved over the one of the framed page, or the store's name and the lyre
 * where the logo was taken away. Rules rather than elements: the page's own code goes on owning its markup.
 */
export function logoRules({ logo, nomeAoLado }: Brand, saved: Brand, nome: string): string {
  if (logo === null) return saved.logo === null ? '' : withoutLogo(saved, nome)
  const picture =
    logo.arquivo === saved.logo?.arquivo
      ? ''
      : `${HIDE_FIRST}[data-logo]::before{content:"";flex:none;block-size:2.5rem;max-inline-size:40vw;aspect-ratio:${logo.largura}/${logo.altura};background:url(/assets/marca-${logo.arquivo}.${logo.tipo}) center/contain no-repeat}`
  const isAlone = !nomeAoLado && saved.nomeAoLado

  return picture + (isAlone ? '[data-logo]>:not(:first-child){display:none}' : '')
}

/** Without a logo, the name is always there. */
function withoutLogo({ nomeAoLado }: Brand, nome: string): string {
  const name = nomeAoLado
    ? ''
    : `[data-logo]::after{content:${JSON.stringify(nome)};font:var(--weight-medium) var(--text-logo)/1.2 var(--font-display);letter-spacing:-0.03em;white-space:nowrap}`

  return `${HIDE_FIRST}[data-logo]::before{content:"";flex:none;inline-size:var(--space-24);aspect-ratio:32/36;background:currentColor;mask:url("${lyre()}") center/contain no-repeat}${name}`
}

const HIDE_FIRST = '[data-logo]>:first-child{display:none}'

function lyre(): string {
  const paths = LYRE.map(
    ({ width, d, round }) =>
      `<path stroke-width='${width}' stroke-linecap='${round ? 'round' : 'butt'}' d='${d}'/>`,
  )
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 36' fill='none' stroke='#000'>${paths.join('')}</svg>`

  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

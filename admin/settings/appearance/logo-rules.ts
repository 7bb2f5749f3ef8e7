import type { Appearance } from '#contract/content/appearance.ts'

type Brand = Pick<Appearance, 'logo' | 'nomeAoLado'>

/**
 * Rules that draw a logo that is chosen but not saved over the one of the framed page. Rules rather than elements: the
 * page's own code goes on owning its markup. A logo that was taken away shows when the draft is saved.
 */
export function logoRules({ logo, nomeAoLado }: Brand, saved: Brand): string {
  const isNew = logo !== null && logo.arquivo !== saved.logo?.arquivo
  const picture = isNew
    ? `[data-logo]>:first-child{display:none}[data-logo]::before{content:"";flex:none;block-size:2.5rem;max-inline-size:40vw;aspect-ratio:${logo.largura}/${logo.altura};background:url(/assets/marca-${logo.arquivo}.${logo.tipo}) center/contain no-repeat}`
    : ''
  // Without a logo, the name is always there.
  const isAlone = logo !== null && !nomeAoLado && saved.nomeAoLado

  return picture + (isAlone ? '[data-logo]>:not(:first-child){display:none}' : '')
}

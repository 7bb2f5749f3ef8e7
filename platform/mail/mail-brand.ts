import type { Appearance } from '#contract/content/appearance.ts'
import { type LightColours, lightColours } from '#domain/format/appearance/light-colours.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'

/** The height at which mails show the logo, in pixels, and the width that a long one may take. */
const LOGO = { height: 40, maxWidth: 280 }

/** What mails show of a store's appearance. */
export type MailBrand = {
  cores: LightColours
  /** `url` is a path of the shop; a PNG, as mail programs show no SVG. */
  logo: { url: string; largura: number; altura: number } | null
  nomeAoLado: boolean
}

/** Returns what a store's mails show of its appearance. */
export function mailBrand(appearance: Appearance): MailBrand {
  const { logo, nomeAoLado } = appearance

  return { cores: lightColours(wholeStyle(appearance).cores), logo: logo && shownLogo(logo), nomeAoLado }
}

function shownLogo({ arquivo, largura, altura }: NonNullable<Appearance['logo']>) {
  const scale = Math.min(LOGO.height / altura, LOGO.maxWidth / largura)

  return {
    url: `/assets/marca-${arquivo}.png`,
    largura: Math.max(1, Math.round(largura * scale)),
    altura: Math.max(1, Math.round(altura * scale)),
  }
}

import type { AppearanceMark } from '#contract/content/appearance.ts'
import { iconVersion } from '#domain/format/appearance/icon-version.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import type { ShopContext } from '#storefront/rendering/context.ts'
import type { ShownAppearance } from './current-appearance.ts'
import { stylesheetUrl } from './stylesheet-route.ts'

/** What the shop's pages show of an appearance. `nome` is the store's name. */
export function shopAppearance(
  { appearance, folha }: ShownAppearance,
  nome: string,
): ShopContext['aparencia'] {
  const { logo, nomeAoLado, slogan, creditos } = appearance

  return {
    folha: folha && stylesheetUrl(folha),
    icones: iconVersion(appearance),
    papel: wholeStyle(appearance).cores.papel,
    logo: logo && { url: markUrl(logo), largura: logo.largura, altura: logo.altura },
    nomeAoLado,
    slogan,
    creditos: creditos.map(({ texto, link }) => ({ texto: texto.replaceAll('{{loja}}', nome), link })),
  }
}

/** The address of an uploaded logo. */
export function markUrl({ arquivo, tipo }: AppearanceMark): string {
  return `/assets/marca-${arquivo}.${tipo}`
}

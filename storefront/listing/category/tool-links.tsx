import type { GuideLink } from '#contract/content/guides/guides.ts'
import type { ListingData } from '../listing-data.ts'

/** How many links are shown at once: more would push the products off a phone's screen. */
const SHOWN = 2

type Props = { details: ListingData['conteudo']['detalhes']; guides: readonly GuideLink[] }

/** Links to the tools and guides for the category's products; more than two are found below a summary. */
export function ToolLinks({ details, guides }: Props) {
  const { tamanhoCerto, meuInstrumento, encontrarCordas, tensaoCerta, ouvir, afinador } = details
  const links = [
    { href: tamanhoCerto, text: 'Qual tamanho? Descubra pela medida de quem toca' },
    { href: encontrarCordas, text: 'Encontrar cordas: as que combinam com você' },
    { href: meuInstrumento, text: 'Meu instrumento: veja só o que serve nele' },
    { href: tensaoCerta, text: 'Tensão certa: as cordas na sua escala e afinação' },
    { href: ouvir, text: 'Ouvir às cegas: compare os sons sem saber qual é qual' },
    { href: afinador, text: 'Afinador: pelo microfone, sem internet' },
    ...guides.map(({ url, titulo }) => ({ href: url, text: `Guia: ${titulo}` })),
  ].flatMap(({ href, text }) => (href === undefined ? [] : [{ href, text }]))
  const [first, others] = [links.slice(0, SHOWN), links.slice(SHOWN)]

  return (
    <>
      {first.map(toLink)}
      {others.length > 0 && (
        <details>
          <summary>Mais ferramentas e guias</summary>
          {others.map(toLink)}
        </details>
      )}
    </>
  )
}

function toLink({ href, text }: { href: string; text: string }) {
  return (
    <p key={href}>
      <a href={href}>{text}</a>
    </p>
  )
}

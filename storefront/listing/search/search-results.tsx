import { formatNumber } from '#domain/format/format-number.ts'
import { useTrackedSearch } from '#storefront/analytics/use-tracked-search.ts'
import type { ListingData } from '../listing-data.ts'
import { ListingHead } from '../listing-head.tsx'
import { ListingView } from '../listing-view.tsx'
import { NothingFound, SuggestedProducts } from './nothing-found.tsx'
import { SearchField } from './search-field.tsx'
import styles from './search-results.module.css'

/** The results of a search, with help if it is empty, mistyped or finds nothing. */
export function SearchResults({ listing }: { listing: ListingData }) {
  const { conteudo, estrutura, info } = listing
  const texto = conteudo.busca?.texto.trim() ?? ''
  const nothing = info.total === 0 && info.filtros === 0
  useTrackedSearch(texto)

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} title={title(texto, info.total, conteudo.busca)}>
        <Hint busca={conteudo.busca} />
      </ListingHead>
      <SearchField texto={texto} />
      <ShopPages paginas={conteudo.busca?.paginas ?? []} />
      {nothing ? (
        <NothingFound
          texto={texto}
          categorias={conteudo.detalhes.categorias.filhas}
          sugestoes={conteudo.sugestoes}
        />
      ) : (
        <>
          <ListingView listing={listing} />
          <SuggestedProducts sugestoes={conteudo.sugestoes} />
        </>
      )}
    </div>
  )
}

function title(texto: string, total: number, busca: Busca) {
  if (texto === '') return 'O que você procura?'
  if (total === 0 && busca && busca.paginas.length + busca.naoVendidos.length > 0)
    return `Busca por “${texto}”`
  if (total === 0) return `Nada encontrado para “${texto}”`

  return `${formatNumber(total)} ${total === 1 ? 'resultado' : 'resultados'} para “${texto}”`
}

type Busca = ListingData['conteudo']['busca']

/** Says if a corrected search was run or other products are shown, and offers the exact text. */
function Hint({ busca }: { busca: Busca }) {
  if (!busca) return null
  const { buscado, exata, aviso } = busca
  if (exata === null && aviso === null) return null

  return (
    <div className={styles['hint']}>
      {exata && (
        <p>
          Mostrando resultados para <strong>{buscado}</strong>. Buscar exatamente{' '}
          <a href={exata.url}>{exata.texto}</a>
        </p>
      )}
      {aviso && <p>{aviso}</p>}
    </div>
  )
}

/** Pages of the store that match the search, above the products. */
function ShopPages({ paginas }: { paginas: NonNullable<Busca>['paginas'] }) {
  if (paginas.length === 0) return null

  return (
    <nav aria-label="Páginas da loja" className={styles['pages']}>
      {paginas.map(({ titulo, resumo, url }) => (
        <a key={url} href={url}>
          <strong>{titulo}</strong>
          {resumo !== '' && <span>{resumo}</span>}
        </a>
      ))}
    </nav>
  )
}

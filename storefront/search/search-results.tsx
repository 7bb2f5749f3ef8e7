import { formatNumber } from '#domain/format-number.ts'
import { useTrackedSearch } from '../analytics/use-tracked-search.ts'
import type { ListingData } from '../listing/listing-data.ts'
import { ListingHead } from '../listing/listing-head.tsx'
import { ListingView } from '../listing/listing-view.tsx'
import { ShopLink } from '../parts/shop-link.tsx'
import { NothingFound } from './nothing-found.tsx'
import { SearchField } from './search-field.tsx'
import styles from './search-results.module.css'

/** What was found for a text; and what to do where it is empty, mistyped or finds nothing. */
export function SearchResults({ listing }: { listing: ListingData }) {
  const { conteudo, estrutura, info } = listing
  const texto = conteudo.busca?.texto.trim() ?? ''
  const nothing = info.total === 0 && info.filtros === 0
  useTrackedSearch(texto)

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} titulo={title(texto, info.total)}>
        <Hint busca={conteudo.busca} found={info.total > 0} />
      </ListingHead>
      <SearchField texto={texto} />
      {nothing ? (
        <NothingFound texto={texto} sugestoes={conteudo.sugestoes} />
      ) : (
        <ListingView listing={listing} />
      )}
    </div>
  )
}

function title(texto: string, total: number) {
  if (texto === '') return 'O que você procura?'
  if (total === 0) return `Nada encontrado para “${texto}”`

  return `${formatNumber(total)} ${total === 1 ? 'resultado' : 'resultados'} para “${texto}”`
}

/** Says when something else than what was typed was searched, and what could have been meant. */
function Hint({ busca, found }: { busca: ListingData['conteudo']['busca']; found: boolean }) {
  if (!busca) return null
  const { texto, buscado, sugestao } = busca
  const replaced = found && buscado !== '' && buscado.trim() !== texto.trim()
  const other = sugestao && sugestao.texto !== buscado ? sugestao : null
  if (!replaced && !other) return null

  return (
    <div className={styles['hint']}>
      {replaced && (
        <p>
          Mostrando resultados para <strong>{buscado}</strong>.
        </p>
      )}
      {other && (
        <p>
          Você quis dizer <ShopLink to={other.url}>{other.texto}</ShopLink>?
        </p>
      )}
    </div>
  )
}

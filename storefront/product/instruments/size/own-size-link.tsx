import { Link, useLocation } from 'react-router'
import { slugOf } from '#domain/format/slug.ts'
import type { OwnListingProps } from '../mine/fits.ts'
import { rememberedSize } from './remembered-size.ts'

/** Narrows a listing of instruments to the size that was found in this browser, by the listing's own filter. */
export function OwnSizeLink({ detalhes: { tamanhoCerto, filtros }, search }: OwnListingProps) {
  const { pathname } = useLocation()
  const found = rememberedSize()
  const family = new URLSearchParams(tamanhoCerto?.split('?')[1]).get('instrumento')
  if (!found || family !== slugOf(found.instrumento)) return null
  const options = filtros.flatMap(({ chave, valores }) =>
    valores.flatMap((value) => (value.label === found.tamanho ? [{ chave, ...value }] : [])),
  )
  const [option] = options
  if (!option || option.ativo || option.total === 0) return null
  const params = new URLSearchParams(search)
  params.delete('pg')
  params.set(option.chave, option.valor)

  return (
    <p>
      <Link to={{ pathname, search: String(params) }} preventScrollReset>
        Só {found.tamanho}, o seu tamanho ({option.total})
      </Link>
    </p>
  )
}

import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFits } from '#storefront/product/instruments/mine/use-fits.ts'
import buttons from '../../components/button.module.css'
import type { ListingData } from '../listing-data.ts'
import { filledParams } from '../params/filled-params.ts'
import { HiddenParams } from '../params/hidden-params.tsx'
import { PARAMS } from '../params/params.ts'
import { withTypedRange } from '../params/typed-range.ts'
import { CategoryLinks } from './category-links.tsx'
import { FacetGroup } from './facet-group.tsx'
import styles from './filter-form.module.css'
import { FilterGroup } from './filter-group.tsx'
import { MarkBoxes } from './mark-boxes.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

/** The number of facets open at first. Others are open if one of their values is active. */
const OPEN_FACETS = 4

/** The most important facet, such as the gauge of strings, comes before the price. */
const BEFORE_PRICE = 1

/**
 * All filters as one GET form with a submit button for browsers without JavaScript. With script, each change of a
 * checkbox navigates at once and keeps scroll position and focus.
 */
export function FilterForm({ listing }: { listing: ListingData }) {
  const { detalhes, produtos } = listing.conteudo
  const fits = useFits(produtos)
  // `self` has a price or size typed as search text as a filter.
  const { self } = listing.info
  const form = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const facets = [
    ...detalhes.filtros.slice(0, BEFORE_PRICE),
    detalhes.marcas,
    ...detalhes.filtros.slice(BEFORE_PRICE),
    detalhes.avaliacoes,
  ].filter((f) => f.valores.length > 0 || f.faixa)
  const groups = facets.map((facet, i) =>
    facet.faixa ? (
      <RangeFilter key={facet.chave} facet={facet} range={facet.faixa} open={i < OPEN_FACETS} />
    ) : (
      <FacetGroup key={facet.chave} facet={facet} open={i < OPEN_FACETS} />
    ),
  )
  const before = detalhes.filtros.length > 0 ? BEFORE_PRICE : 0
  const own = [...facets, ...detalhes.selos].map(({ chave }) => chave)

  // Checkboxes show what was clicked until the answer arrives, then the answer's state (also after the browser's Back).
  // What was typed into the first page before hydration stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing is the reason to reset
  useEffect(() => {
    if (isFirst.current) resetBoxes(form.current)
    else form.current?.reset()
    isFirst.current = false
  }, [listing])

  function apply() {
    if (!form.current) return
    const params = withTypedRange(filledParams(new FormData(form.current)))
    navigate({ pathname, search: params.toString() }, { preventScrollReset: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }

  function change(event: FormEvent) {
    const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
    if (isBox) apply()
  }

  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      className={styles['form']}
      onSubmit={submit}
      onChange={change}
    >
      <HiddenParams params={self} own={[...own, PARAMS.preco]} />
      {fits && <fits.Filter fits={fits.all} search={self} Group={FilterGroup} />}
      {groups.slice(0, before)}
      <PriceFilter detalhes={detalhes} />
      {groups.slice(before)}
      <MarkBoxes selos={detalhes.selos} />
      <CategoryLinks categorias={detalhes.categorias} />
      <button type="submit" className={`${buttons['primary']} ${styles['apply']}`}>
        Aplicar filtros
      </button>
    </form>
  )
}

function resetBoxes(form: HTMLFormElement | null): void {
  for (const box of form?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])
    box.checked = box.defaultChecked
}

import type { Facet, ListingDetails } from '#contract/catalog/catalog.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import {
  type ListingAddress,
  type ListingFilters,
  listingUrl,
  NO_FILTERS,
  type NumberRange,
  numberRangeText,
  type PriceRange,
  rangeText,
  toggled,
  toggledNumbers,
  toggledRange,
  toggledValues,
  withFilters,
} from '#domain/listing/listing-url.ts'
import { countMeasured, type MeasuredValue, numberBands } from '#domain/listing/number-bands.ts'
import { countWithin, isBand, priceBands, priceBounds, rangeLabel } from '#domain/listing/price-bands.ts'
import { byLabel } from '#domain/product/label-order.ts'
import { CONDITION_KEY } from '#domain/product/pieces/condition.ts'
import { measureOf } from '#domain/product/specifications/measure.ts'
import { baseOf, writtenUnit } from '#domain/product/specifications/units.ts'
import { freeFreightLabel, type StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import type { Count, FacetCounts } from './count-facets.ts'
import type { NamedValue } from './filters.ts'
import { NEW_WORD } from './new-goods.ts'
import type { RangeField, RangeFields } from './range-fields.ts'

type Listing = {
  /** Only with filters that exist in the catalogue. */
  address: ListingAddress
  nomes: NamedValue[]
  counts: FacetCounts
  /** URL words of the category's key attributes, whose facets come first, in this order. */
  mainAttributes: readonly string[]
  /** The store's free freight; null if it has none. */
  freeFreight: StoreFreeFreight | null
  ranges: RangeFields
  /** In words, the instrument that products have to fit; null if none is given. */
  serves: string | null
}

type Filters = Pick<
  ListingDetails,
  'marcas' | 'filtros' | 'filtrosPreco' | 'faixaPreco' | 'avaliacoes' | 'selos' | 'ativos' | 'urlSemFiltros'
>

/** Facets with the fewest products are left out. */
const MAX_FACETS = 12
const MAX_VALUES = 60

/** The last result for each cached `counts`: all pages of an unfiltered listing show the same. */
const lastFilters = new WeakMap<Count[], { key: string; ranges: RangeFields; filters: Filters }>()

/** All filters of a listing with counts and, for each value, the address that toggles it. */
export function filtersOf(listing: Listing): Filters {
  const key = `${listingUrl({ ...listing.address, pg: 1 })} ${listing.mainAttributes.join()} ${listing.freeFreight?.ufs.join()}`
  const known = lastFilters.get(listing.counts.all)
  if (known?.key === key && known.ranges === listing.ranges) return known.filters
  const filters = makeFilters(listing)
  lastFilters.set(listing.counts.all, { key, ranges: listing.ranges, filters })

  return filters
}

function makeFilters(listing: Listing): Filters {
  return {
    marcas: brandFacet(listing),
    filtros: attributeFacets(listing),
    ...priceFilters(listing),
    avaliacoes: ratingFacet(listing),
    selos: flagFacets(listing),
    ativos: activeFilters(listing),
    urlSemFiltros: listingUrl(withFilters(listing.address, NO_FILTERS)),
  }
}

/** How many products the whole listing has. */
export function totalOf({ all }: Listing['counts']): number {
  return totalIn(all, 'total')
}

/** The counts that a facet shows: those without its own filter. */
function countsFor({ counts }: Listing, chave: string): Count[] {
  return counts.without.get(chave) ?? counts.all
}

function brandFacet(listing: Listing): Facet {
  const { address } = listing
  const values = countsFor(listing, 'marca').filter(({ tipo }) => tipo === 'marca')

  return {
    chave: 'marca',
    label: 'Marca',
    faixa: null,
    valores: facetValues(values, activeOf(listing, 'marca'), (slug) =>
      withFilters(address, { marca: toggled(address.filtros.marca, slug) }),
    ),
  }
}

function attributeFacets(listing: Listing): Facet[] {
  const { address, counts, mainAttributes, ranges } = listing
  const on = [...new Set([...address.filtros.valores.keys(), ...address.filtros.faixas.keys()])]
  const values = [
    ...counts.all.filter(({ faceta }) => faceta !== null && !on.includes(faceta)),
    ...on.flatMap((chave) => countsFor(listing, chave).filter(({ faceta }) => faceta === chave)),
  ]
  // A range stays where it can be changed, also if other filters leave no product with a value.
  const byFacet = new Map([
    ...[...address.filtros.faixas.keys()].map((chave): [string, Count[]] => [chave, []]),
    ...Map.groupBy(values, ({ faceta }) => faceta ?? ''),
  ])
  const facets = [...byFacet].map(([chave, list]) => {
    const field = ranges.get(chave)
    const facet = {
      chave,
      label: list[0]?.facetLabel ?? field?.label ?? '',
      products: list.reduce((sum, { total }) => sum + total, 0),
    }
    if (field) return { ...facet, ...numberFacet(listing, { chave, field, counts: list }) }

    return {
      ...facet,
      faixa: null,
      valores: facetValues(list, activeOf(listing, chave), (valor) =>
        withFilters(address, { valores: toggledValues(address.filtros.valores, chave, valor) }),
      ),
    }
  })

  const place = ({ chave }: { chave: string }) =>
    mainAttributes.includes(chave) ? mainAttributes.indexOf(chave) : mainAttributes.length
  // Few products have pieces, and those who look for a used one look for one of few. Most listings have only new goods.
  const isAlwaysShown = (chave: string) => on.includes(chave) || chave === CONDITION_KEY
  const shown = facets
    .filter(
      ({ chave, valores, faixa }) =>
        (faixa ? faixa.minimo < faixa.maximo : valores.length > 1) ||
        on.includes(chave) ||
        (chave === CONDITION_KEY && valores[0]?.valor !== NEW_WORD),
    )
    .sort(
      (a, b) =>
        Number(isAlwaysShown(b.chave)) - Number(isAlwaysShown(a.chave)) ||
        place(a) - place(b) ||
        b.products - a.products,
    )
    .slice(0, Math.max(MAX_FACETS, on.length + 1))

  return byLabel(shown)
    .sort((a, b) => place(a) - place(b) || b.products - a.products)
    .map(({ products: _, ...facet }) => facet)
}

type NumberFacet = { chave: string; field: RangeField; counts: Count[] }

/**
 * What the listing's values measure, in the field's unit, and ranges of them with how many products each has, beside
 * those that are active. Values that measure something else don't count.
 */
function numberFacet(
  listing: Listing,
  { chave, field, counts }: NumberFacet,
): Pick<Facet, 'faixa' | 'valores'> {
  const { address } = listing
  const { faixas } = address.filtros
  const values = measured(field, counts)
  const shared = countsFor(listing, chave).map(({ medidas, total }) => ({ ids: medidas ?? [], total }))
  const tenths = (value: number, round: (value: number) => number) =>
    round(Number((value * 10).toPrecision(12))) / 10
  const active = (faixas.get(chave) ?? []).map(numberRangeText)
  const bands = numberBands(values)
  const own = (faixas.get(chave) ?? []).filter(
    (range) => !bands.some((band) => numberRangeText(band) === numberRangeText(range)),
  )

  return {
    faixa: {
      unidade: field.unidade && writtenUnit(field.unidade),
      minimo: values.length === 0 ? 0 : tenths(Math.min(...values.map(({ de }) => de)), Math.floor),
      maximo: values.length === 0 ? 0 : tenths(Math.max(...values.map(({ ate }) => ate)), Math.ceil),
    },
    valores: [...bands, ...own].map((range) => ({
      valor: numberRangeText(range),
      label: numbersLabel(field, range),
      total: countMeasured(values, shared, range),
      ativo: active.includes(numberRangeText(range)),
      url: listingUrl(withFilters(address, { faixas: toggledNumbers(faixas, chave, range) })),
    })),
  }
}

function measured({ unidade }: RangeField, counts: Count[]): MeasuredValue[] {
  const { base, factor } = baseOf(unidade)
  const inUnit = (value: number) => Number((value / factor).toPrecision(12))

  return counts.flatMap(({ id, label, total }) => {
    const measure = measureOf(label ?? '')
    return measure?.unidade === base ? [{ id, total, de: inUnit(measure.de), ate: inUnit(measure.ate) }] : []
  })
}

/** An active value stays visible even if other filters leave no products for it, so that it can be removed. */
function facetValues(counts: Count[], on: NamedValue[], toggle: (valor: string) => ListingAddress) {
  const missing = on
    .filter((nome) => !counts.some(({ chave }) => chave === nome.chave))
    .map((nome) => ({ ...nome, total: 0 }))
  const isOn = (chave: string | null) => on.some((nome) => nome.chave === chave)

  const shown = [...counts, ...missing]
    .sort((a, b) => Number(isOn(b.chave)) - Number(isOn(a.chave)) || b.total - a.total)
    .slice(0, MAX_VALUES)
    .map(({ chave, label, total }) => ({
      valor: chave ?? '',
      label: label ?? '',
      total,
      ativo: isOn(chave),
      url: listingUrl(toggle(chave ?? '')),
    }))

  return byLabel(shown)
}

function priceFilters(listing: Listing): Pick<Filters, 'filtrosPreco' | 'faixaPreco'> {
  const { address, counts } = listing
  const { preco } = address.filtros
  const all = countsFor(listing, 'preco')
  const classes = all
    .filter(({ tipo }) => tipo === 'preco')
    .map(({ id, total }) => ({ priceClass: id, total }))
  const bands = priceBands(classes)
  const own = preco.filter((range) => !bands.some((band) => rangeText(band) === rangeText(range)))
  const totalOfRange = (range: PriceRange) => (isBand(range) ? countWithin(classes, range) : totalOf(counts))

  return {
    filtrosPreco: [...bands, ...own].map((range) => ({
      de: range.de === null ? null : range.de * 100,
      ate: range.ate === null ? null : range.ate * 100,
      label: rangeLabel(range),
      total: totalOfRange(range),
      ativo: preco.some((other) => rangeText(other) === rangeText(range)),
      url: listingUrl(withFilters(address, { preco: toggledRange(preco, range) })),
    })),
    faixaPreco: priceBounds(totalIn(all, 'preco-minimo'), totalIn(all, 'preco-maximo')),
  }
}

function ratingFacet(listing: Listing): Facet {
  const { address } = listing
  const counts = countsFor(listing, 'avaliacao').filter(({ tipo }) => tipo === 'avaliacao')
  const valores = [4, 3].map((nota) => {
    const ativo = address.filtros.avaliacao.includes(nota)
    return {
      valor: String(nota),
      label: `${nota} estrelas ou mais`,
      total: counts.filter(({ id }) => id >= nota).reduce((sum, { total }) => sum + total, 0),
      ativo,
      url: listingUrl(withFilters(address, { avaliacao: ativo ? [] : [nota] })),
    }
  })

  return {
    chave: 'avaliacao',
    label: 'Avaliação',
    faixa: null,
    valores: valores.filter(({ total, ativo }) => total > 0 || ativo),
  }
}

type Flag = {
  chave: string
  campo: 'disponivel' | 'oferta' | 'freteGratis'
  label: string
}

function flagsOf({ freeFreight }: Listing): Flag[] {
  const flags: Flag[] = [
    { chave: 'disponivel', campo: 'disponivel', label: 'Em estoque' },
    { chave: 'oferta', campo: 'oferta', label: 'Em oferta' },
  ]
  if (freeFreight)
    flags.push({ chave: 'frete-gratis', campo: 'freteGratis', label: freeFreightLabel(freeFreight) })

  return flags
}

function flagFacets(listing: Listing): Facet[] {
  const { address } = listing

  return flagsOf(listing).flatMap(({ chave, campo, label }) => {
    const total = totalIn(countsFor(listing, chave), chave)
    const ativo = address.filtros[campo]
    const url = listingUrl(withFilters(address, { [campo]: !ativo }))
    return total > 0 || ativo
      ? [{ chave, label, faixa: null, valores: [{ valor: '1', label, total, ativo, url }] }]
      : []
  })
}

function activeFilters(listing: Listing): Filters['ativos'] {
  const { address, nomes, ranges, serves } = listing
  const { filtros } = address
  const without = (changes: Partial<ListingFilters>) => listingUrl(withFilters(address, changes))

  return [
    ...(serves === null ? [] : [{ label: serves, url: without({ serve: null }) }]),
    ...nomes.map(({ faceta, facetLabel, chave, label }) =>
      faceta === 'marca'
        ? { label, url: without({ marca: toggled(filtros.marca, chave) }) }
        : {
            label: `${facetLabel}: ${label}`,
            url: without({ valores: toggledValues(filtros.valores, faceta, chave) }),
          },
    ),
    ...[...filtros.faixas].flatMap(([chave, list]) => {
      const field = ranges.get(chave)
      return list.flatMap((range) =>
        field
          ? [
              {
                label: `${field.label}: ${numbersLabel(field, range)}`,
                url: without({ faixas: toggledNumbers(filtros.faixas, chave, range) }),
              },
            ]
          : [],
      )
    }),
    ...filtros.preco.map((range) => ({
      label: rangeLabel(range),
      url: without({ preco: toggledRange(filtros.preco, range) }),
    })),
    ...filtros.avaliacao.map((nota) => ({
      label: `${nota} estrelas ou mais`,
      url: without({ avaliacao: [] }),
    })),
    ...flagsOf(listing)
      .filter(({ campo }) => filtros[campo])
      .map(({ campo, label }) => ({
        label,
        url: without({ [campo]: false }),
      })),
  ]
}

/** `640 a 650 mm`, `650 mm`, `a partir de 640 mm`, `até 650 mm`. */
function numbersLabel({ unidade }: RangeField, { de, ate }: NumberRange): string {
  const unit = unidade ? ` ${writtenUnit(unidade)}` : ''
  if (de === null) return `até ${formatNumber(ate ?? 0)}${unit}`
  if (ate === null) return `a partir de ${formatNumber(de)}${unit}`

  return `${de === ate ? '' : `${formatNumber(de)} a `}${formatNumber(ate)}${unit}`
}

function activeOf({ nomes }: Listing, faceta: string): NamedValue[] {
  return nomes.filter((nome) => nome.faceta === faceta)
}

function totalIn(counts: Count[], tipo: string): number {
  return counts.find((count) => count.tipo === tipo)?.total ?? 0
}

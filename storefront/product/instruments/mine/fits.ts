import type { ComponentType, ReactNode } from 'react'
import type { FitAnswer } from '#contract/catalog/my-instrument.ts'

/** Where the codes of the shopper's instruments are, in the browser's storage. */
export const INSTRUMENTS_KEY = 'lira:instrumentos'

export type Fit = FitAnswer['vereditos'][number]

/** Verdicts by the id of their product; those that fit come first. */
export type FitsByProduct = ReadonlyMap<number, readonly Fit[]>

/** The verdicts, with the code that works on them: pages for shoppers without an instrument carry none of it. */
export type Fits = {
  all: FitsByProduct
  /** The best verdict on a product. */
  ofProduct: (id: number) => Fit | undefined
  ofSku: (id: number, sku: number) => Fit | undefined
  /** The filter by them. */
  Filter: ComponentType<FilterProps>
}

export type FilterProps = {
  fits: FitsByProduct
  /** The listing's query string. */
  search: string
  /** The listing's own, which other pages don't have to load. */
  Group: ComponentType<{ label: string; open: boolean; children: ReactNode }>
}

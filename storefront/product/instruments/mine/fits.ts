import type { ComponentType, ReactNode } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import type { Sku } from '#contract/catalog/catalog.ts'
import type { FitAnswer } from '#contract/catalog/my-instrument.ts'
import type { ListingData } from '#storefront/listing/listing-data.ts'
import type { ProductContent } from '../../product-data.ts'

export type Fit = FitAnswer['vereditos'][number]

/** Verdicts by the id of their product; those that fit come first. */
export type FitsByProduct = ReadonlyMap<number, readonly Fit[]>

/**
 * The verdicts, with the code that works on them and on the size and hand: pages for shoppers who have said nothing of
 * themselves carry none of it.
 */
export type Fits = {
  all: FitsByProduct
  /** The best verdict on a product. */
  ofProduct: (id: number) => Fit | undefined
  ofSku: (id: number, sku: number) => Fit | undefined
  /** The filter by them. */
  Filter: ComponentType<FilterProps>
  /** What a product's page says of them, and of the variant that is the shopper's. */
  Notes: ComponentType<NotesProps>
  /** Narrows a listing to what is the shopper's: by itself to the left hand, by links to the size. */
  OwnListing: ComponentType<OwnListingProps>
  /** Says in the cart that a line is of another size than the one that was found. */
  SizeNote: ComponentType<SizeNoteProps>
}

export type NotesProps = {
  conteudo: ProductContent
  /** The variant that is shown. */
  sku: Sku
  fit: Fit | undefined
  className: string | undefined
}

export type OwnListingProps = {
  conteudo: ListingData['conteudo']
  /** The listing's query string. */
  search: string
}

export type SizeNoteProps = { item: CartItem }

export type FilterProps = {
  fits: FitsByProduct
  /** The listing's query string. */
  search: string
  /** The listing's own, which other pages don't have to load. */
  Group: ComponentType<{ label: string; open: boolean; children: ReactNode }>
}

import type { FitAnswer } from '#contract/catalog/my-instrument.ts'

/** Where the codes of the shopper's instruments are, in the browser's storage. */
export const INSTRUMENTS_KEY = 'lira:instrumentos'

export type Fit = FitAnswer['vereditos'][number]

/** Verdicts by the id of their product; those that fit come first. */
export type Fits = ReadonlyMap<number, readonly Fit[]>

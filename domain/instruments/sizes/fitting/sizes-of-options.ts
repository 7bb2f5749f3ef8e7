import { type FoundSize, saysInstrument } from './found-size.ts'

/**
 * The size of each option of a product whose name says the instrument, as the found size and the others are written;
 * null of an option that says none. Empty for all other products.
 */
export function sizesOfOptions<Option extends { values: readonly string[] }>(
  { instrumento, tamanhos }: FoundSize,
  { nome, options }: { nome: string; options: readonly Option[] },
): Map<Option, string | null> {
  if (!saysInstrument(nome, instrumento)) return new Map()
  // A value may say more than the size: `3/4 azul`.
  const sizeOf = ({ values }: Option) =>
    tamanhos.find((size) => values.some((value) => value.split(' ').includes(size)))

  return new Map(options.map((option) => [option, sizeOf(option) ?? null]))
}

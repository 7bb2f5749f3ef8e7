import * as z from 'zod'
import { priceOf, SERVICES, type Service } from './services.ts'

const Cep = z.string().regex(/^\d{8}$/)

const Product = z.object({
  id: z.string(),
  height: z.number().positive(),
  width: z.number().positive(),
  length: z.number().positive(),
  weight: z.number().positive(),
  insurance_value: z.number().nonnegative(),
  quantity: z.int().positive(),
})

export const Question = z.object({
  from: z.object({ postal_code: Cep }),
  to: z.object({ postal_code: Cep }),
  products: z.array(Product).min(1),
  services: z.string().optional(),
})

type Product = z.infer<typeof Product>

/** Answers a quote as `POST /api/v2/me/shipment/calculate` does: a service that can't deliver says so in `error`. */
export function calculate({ to, products, services }: z.infer<typeof Question>): object[] {
  const chosen = services?.split(',').map(Number)

  return SERVICES.filter(({ id }) => chosen?.includes(id) ?? true).map((service) => {
    const packages = packed(service, products)
    const identity = { id: service.id, name: service.name, company: { ...service.company, picture: '' } }
    // No CEP begins with 789 any more.
    if (to.postal_code.startsWith('789')) return { ...identity, error: 'Serviço indisponível para o trecho.' }
    if (!packages)
      return { ...identity, error: 'Dimensões do objeto ultrapassam o limite da transportadora.' }

    return { ...identity, ...answer(service, packages) }
  })
}

function answer(service: Service, packages: Package[]) {
  const price = priceOf(
    service,
    packages.map(({ weight }) => weight),
  ).toFixed(2)

  return {
    price,
    custom_price: price,
    discount: '0.00',
    currency: 'R$',
    delivery_time: service.days,
    delivery_range: { min: service.days - 1, max: service.days },
    custom_delivery_time: service.days,
    custom_delivery_range: { min: service.days - 1, max: service.days },
    packages: packages.map(({ weight, ...rest }) => ({
      ...rest,
      price: priceOf(service, [weight]).toFixed(2),
      discount: '0.00',
      format: 'box',
      weight: weight.toFixed(2),
    })),
  }
}

type Package = {
  weight: number
  dimensions: { height: number; width: number; length: number }
  insurance_value: string
  products: { id: string; quantity: number }[]
}

/** Fills packages up to the service's weight, unit by unit; null if a unit is beyond its limits. */
function packed({ maxWeight, maxSide }: Service, products: readonly Product[]): Package[] | null {
  const units = products.flatMap(({ quantity, ...unit }) => Array.from({ length: quantity }, () => unit))
  const isTooLarge = ({ weight, height, width, length }: (typeof units)[number]) =>
    weight > maxWeight || Math.max(height, width, length) > maxSide
  if (units.some(isTooLarge)) return null
  const piles: (typeof units)[] = []
  let weight = Number.POSITIVE_INFINITY
  for (const unit of units) {
    weight += unit.weight
    if (weight > maxWeight) {
      piles.push([])
      weight = unit.weight
    }
    piles.at(-1)?.push(unit)
  }

  return piles.map((pile) => ({
    weight: Math.max(0.01, sum(pile, 'weight')),
    dimensions: {
      height: Math.min(maxSide, Math.ceil(sum(pile, 'height'))),
      width: Math.ceil(Math.max(...pile.map(({ width }) => width))),
      length: Math.ceil(Math.max(...pile.map(({ length }) => length))),
    },
    insurance_value: sum(pile, 'insurance_value').toFixed(2),
    products: [...Map.groupBy(pile, ({ id }) => id)].map(([id, same]) => ({ id, quantity: same.length })),
  }))
}

function sum(units: readonly Record<string, unknown>[], field: string): number {
  return units.reduce((all, unit) => all + Number(unit[field]), 0)
}

import * as z from 'zod'
import { priceOf, SERVICES } from './services.ts'

const Text = z.string().min(1)
const Person = z
  .object({
    name: Text,
    phone: Text,
    email: z.email().optional(),
    document: z
      .string()
      .regex(/^\d{11}$/)
      .optional(),
    company_document: z
      .string()
      .regex(/^\d{14}$/)
      .optional(),
    state_register: z.string().optional(),
    address: Text,
    number: Text,
    district: z.string(),
    city: Text,
    state_abbr: z.string().length(2),
    postal_code: z.string().regex(/^\d{8}$/),
    country_id: z.literal('BR'),
  })
  .refine(({ document, company_document }) => document !== undefined || company_document !== undefined, {
    path: ['document'],
    error: 'Informe o CPF ou o CNPJ.',
  })

/** Whole centimetres, and kilograms. */
const Volume = z.object({
  height: z.int().positive(),
  width: z.int().positive(),
  length: z.int().positive(),
  weight: z.number().positive(),
})

const Tags = z.array(z.object({ tag: Text, url: z.string().nullable().default(null) })).default([])

export const CartRequest = z
  .object({
    service: z.int(),
    from: Person,
    to: Person,
    products: z
      .array(z.object({ name: Text, quantity: z.int().positive(), unitary_value: z.number().positive() }))
      .min(1),
    volumes: z.array(Volume).min(1),
    options: z.object({
      insurance_value: z.number().positive(),
      receipt: z.boolean(),
      own_hand: z.boolean(),
      reverse: z.boolean(),
      non_commercial: z.boolean(),
      invoice: z.object({ key: z.string().regex(/^\d{44}$/) }).optional(),
      tags: Tags,
    }),
  })
  .superRefine(({ service, volumes, options }, context) => {
    const known = SERVICES.find(({ id }) => id === service)
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!known) issue('service', 'O serviço selecionado é inválido.')
    if (known?.onePackage && volumes.length > 1) issue('volumes', 'Este serviço aceita um volume por envio.')
    if (known?.needsInvoice && !options.invoice)
      issue('options', 'Este serviço exige a chave da nota fiscal.')
    if (options.invoice && options.non_commercial) issue('options', 'Envios com nota fiscal são comerciais.')
  })

export const ReverseRequest = z.object({
  service: z.union([z.literal(1), z.literal(2)], { error: 'A logística reversa é por PAC ou SEDEX.' }),
  new_sender_mail: z.email(),
  new_sender_phone: Text,
  insurance_value: z.number().positive(),
  order_id: z.uuid(),
  package: Volume,
  options: z.object({ receipt: z.boolean(), own_hand: z.boolean(), tags: Tags }),
})

/** Reais for these packages. */
export function cartPrice(service: number, weights: readonly number[]): number {
  const known = SERVICES.find(({ id }) => id === service)

  return known ? priceOf(known, weights) : 0
}

/** The body with which Melhor Envio refuses a request, by field. */
export function refusalOf(error: z.ZodError): object {
  const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]]))

  return { message: 'The given data was invalid.', errors }
}

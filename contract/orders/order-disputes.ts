import * as z from 'zod'
import { DISPUTES, DOCUMENT_LIMITS, DOCUMENT_SITUATIONS } from '#domain/payments/dispute.ts'

/** A dispute of the card's holder, as staff see it at the payment. */
export const OrderDispute = z.object({
  estado: z.enum(DISPUTES),
  /** The provider's page on which the store answers it; null without one. */
  responder: z.url().nullable(),
  /** The last moment for the store's documents; null if the provider does not tell. */
  prazo: z.iso.datetime().nullable(),
  /** What the provider made of them; null if it does not tell. */
  documentos: z.enum(DOCUMENT_SITUATIONS).nullable(),
  /** When the shop sent documents last. */
  enviadosEm: z.iso.datetime().nullable(),
  /** Whether its provider takes documents from the shop, and so will tell of `prazo` and `documentos`. */
  porAqui: z.boolean(),
  /** Whether the shop can send documents now. */
  aceitaDocumentos: z.boolean(),
})

/** Documents for a dispute: JPG, PNG or PDF, at most 10 MB in all. */
export const DisputeDocuments = z.object({
  id: z.uuid(),
  idPagamento: z.uuid(),
  arquivos: z.array(z.file()).min(1).max(DOCUMENT_LIMITS.files),
})

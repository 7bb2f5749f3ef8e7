import * as z from 'zod'
import { sameCity } from '#domain/customer/address/city-agrees.ts'
import { type InvoiceEnvironment, type InvoiceService, InvoiceServiceUnavailable } from '../port.ts'
import { eventFrom, rejectionFrom, stateFrom } from './focus-answers.ts'
import { focusBody } from './focus-body.ts'
import { callFocus, downloadFromFocus, type FocusAccount } from './focus-call.ts'

/** Focus NFe's own origins, by environment. */
export const FOCUS_NFE: Readonly<Record<InvoiceEnvironment, string>> = {
  homologacao: 'https://homologacao.focusnfe.com.br',
  producao: 'https://api.focusnfe.com.br',
}

type FocusNfeOptions = FocusAccount & { ambiente: InvoiceEnvironment }

const Hooks = z.array(z.object({ event: z.string(), url: z.string() }))

const Cities = z.array(z.object({ codigo_municipio: z.coerce.string(), nome_municipio: z.string() }))

/** Answers to an invoice that the service already has: it is read again. */
const KNOWN_ALREADY = ['nfe_autorizada', 'em_processamento']

/** An account at Focus NFe (API v2). */
export function focusNfe({ ambiente, ...account }: FocusNfeOptions): InvoiceService {
  return { check, issue, find, cancel, correct, download, findCity, registerWebhook }

  async function check(): Promise<void> {
    await hooks()
  }

  async function issue(ref: string, invoice: Parameters<InvoiceService['issue']>[1]) {
    const answer = await callFocus(account, {
      method: 'POST',
      path: `/v2/nfe?ref=${encodeURIComponent(ref)}`,
      body: focusBody(invoice, ambiente),
    })
    if (answer.status < 300) return stateFrom(answer)
    const { servico, ...rejection } = rejectionFrom(answer)
    if (!KNOWN_ALREADY.includes(servico)) return rejection
    const known = await find(ref)
    if (!known) throw new InvoiceServiceUnavailable('Focus NFe has an invoice that it does not find.')

    return known
  }

  async function find(ref: string) {
    const answer = await callFocus(account, { method: 'GET', path: pathOf(ref) })
    if (answer.status === 404) return null
    if (answer.status >= 400) throw new InvoiceServiceUnavailable(`Focus NFe answered ${answer.status}.`)

    return stateFrom(answer)
  }

  async function cancel(ref: string, justificativa: string) {
    const body = { justificativa }

    return eventFrom(await callFocus(account, { method: 'DELETE', path: pathOf(ref), body }), 'cancelado')
  }

  async function correct(ref: string, texto: string) {
    const path = `${pathOf(ref)}/carta_correcao`

    return eventFrom(
      await callFocus(account, { method: 'POST', path, body: { correcao: texto } }),
      'autorizado',
    )
  }

  function download(path: string): Promise<Uint8Array> {
    return downloadFromFocus(account, path)
  }

  async function findCity({ uf, cidade }: { uf: string; cidade: string }): Promise<string | null> {
    const query = new URLSearchParams({ sigla_uf: uf, nome: cidade })
    const { body } = await callFocus(account, { method: 'GET', path: `/v2/municipios?${query}` })
    const { data } = Cities.safeParse(body)
    const city = data?.find(({ nome_municipio }) => sameCity(nome_municipio, cidade))

    return city && /^\d{7}$/.test(city.codigo_municipio) ? city.codigo_municipio : null
  }

  async function registerWebhook({ url, secret }: { url: string; secret: string }): Promise<void> {
    const known = await hooks()
    if (known.some((hook) => hook.event === 'nfe' && hook.url === url)) return
    const body = { event: 'nfe', url, authorization: secret }
    const { status } = await callFocus(account, { method: 'POST', path: '/v2/hooks', body })
    if (status >= 300) throw new InvoiceServiceUnavailable(`Focus NFe answered ${status} to a webhook.`)
  }

  async function hooks() {
    const { status, body } = await callFocus(account, { method: 'GET', path: '/v2/hooks' })
    const { data } = Hooks.safeParse(body)
    if (status >= 400 || !data) throw new InvoiceServiceUnavailable('Focus NFe did not list its webhooks.')

    return data
  }
}

function pathOf(ref: string): string {
  return `/v2/nfe/${encodeURIComponent(ref)}`
}

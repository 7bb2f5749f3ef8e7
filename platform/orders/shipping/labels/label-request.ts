import type { Settings } from '#contract/settings/settings.ts'
import { declaredValue } from '#domain/shipping/labels/label.ts'
import type { OrderRow } from '../../rows.ts'
import type { LabelRow } from '../../tables.ts'

type LabelRequestInput = {
  pedido: Pick<OrderRow, 'numero' | 'comprador' | 'endereco'>
  label: Pick<LabelRow, 'id' | 'servico' | 'itens' | 'pacote'>
  loja: Settings['loja']
  /** The access key of the order's NF-e, or empty: then Melhor Envio makes a declaration of content. */
  notaFiscal: string
}

/**
 * The request that puts a label into the cart (`POST /api/v2/me/cart`): sender, recipient, package, and the goods with
 * the NF-e's key, or declared. Reais, whole centimetres, kilograms. Its tag finds it again if the answer is lost.
 */
export function labelRequest({ pedido, label, loja, notaFiscal }: LabelRequestInput) {
  const { itens, pacote, servico } = label

  return {
    service: servico,
    from: senderOf(loja),
    to: recipientOf(pedido),
    products: itens.map(({ nome, quantidade, valor }) => ({
      name: nome.slice(0, 100),
      quantity: quantidade,
      unitary_value: valor / 100,
    })),
    volumes: [volumeOf(pacote)],
    options: {
      insurance_value: declaredValue(itens) / 100,
      receipt: false,
      own_hand: false,
      reverse: false,
      non_commercial: notaFiscal === '',
      ...(notaFiscal === '' ? {} : { invoice: { key: notaFiscal } }),
      tags: tagsOf(label),
    },
  }
}

type ReturnRequestInput = {
  comprador: OrderRow['comprador']
  label: Pick<LabelRow, 'id' | 'servico' | 'itens' | 'pacote'>
  /** Melhor Envio's id of the label that brought the goods. */
  original: string
}

/** The request for a return (`POST /api/v2/me/cart/reverse`), of which Melhor Envio knows the addresses already. */
export function returnRequest({ comprador, label, original }: ReturnRequestInput) {
  return {
    service: label.servico,
    new_sender_mail: comprador.email,
    new_sender_phone: digits(comprador.celular),
    insurance_value: declaredValue(label.itens) / 100,
    order_id: original,
    package: volumeOf(label.pacote),
    options: { receipt: false, own_hand: false, tags: tagsOf(label) },
  }
}

/** Carts take whole centimetres: never less than the package has. */
function volumeOf({ peso, altura, largura, comprimento }: LabelRow['pacote']) {
  return {
    height: Math.ceil(altura / 10),
    width: Math.ceil(largura / 10),
    length: Math.ceil(comprimento / 10),
    weight: peso / 1000,
  }
}

function tagsOf({ id }: { id: string }) {
  return [{ tag: id, url: null }]
}

function senderOf({
  nome,
  razaoSocial,
  cnpj,
  inscricaoEstadual,
  endereco,
  telefone,
  email,
}: Settings['loja']) {
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco

  return {
    name: razaoSocial || nome,
    phone: digits(telefone),
    email,
    company_document: digits(cnpj),
    state_register: digits(inscricaoEstadual) || 'ISENTO',
    address: logradouro,
    number: numero,
    complement: '',
    district: bairro,
    city: cidade,
    state_abbr: uf,
    postal_code: digits(cep),
    country_id: 'BR',
  }
}

function recipientOf({ comprador, endereco }: LabelRequestInput['pedido']) {
  if (!endereco) throw new Error('An order without an address has no label.')
  const { destinatario, logradouro, numero, complemento, bairro, cidade, uf, cep, referencia } = endereco
  const isCompany = comprador.pessoa === 'J'

  return {
    name: destinatario || comprador.nomeRazao,
    phone: digits(comprador.celular),
    email: comprador.email,
    ...(isCompany
      ? {
          company_document: digits(comprador.documento),
          state_register: comprador.inscricaoEstadual || 'ISENTO',
        }
      : { document: digits(comprador.documento) }),
    address: logradouro,
    number: numero,
    complement: complemento,
    district: bairro,
    city: cidade,
    state_abbr: uf,
    postal_code: cep,
    country_id: 'BR',
    note: referencia.slice(0, 100),
  }
}

/** Without the country's code of a telephone. */
function digits(text: string): string {
  return text.replace(/^\+55/, '').replace(/\D/g, '')
}

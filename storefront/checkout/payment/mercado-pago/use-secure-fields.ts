import { useEffect, useRef, useState } from 'react'
import type { CardBrand } from '#domain/payments/cards/brands.ts'
import { MERCADO_PAGO_BRANDS } from '#domain/payments/cards/mercado-pago-brands.ts'
import { type FieldType, type MercadoPagoSdk, openSdk, type SecureField } from './mercado-pago-sdk.ts'
import { creditMethod } from './secure-card.ts'

/** How long the frames may take to be there. */
const TIMEOUT_MS = 20_000

export const FIELDS: Readonly<Record<FieldType, { label: string; placeholder: string; problem: string }>> = {
  cardNumber: {
    label: 'Número do cartão',
    placeholder: '',
    problem: 'Confira o número: é o que está no cartão, com todos os dígitos.',
  },
  expirationDate: {
    label: 'Validade',
    placeholder: 'MM/AA',
    problem: 'Informe mês e ano, como 08/29, de um cartão que ainda vale.',
  },
  securityCode: {
    label: 'Código de segurança',
    placeholder: '',
    problem: 'Informe todos os dígitos do código.',
  },
}

const TYPES = Object.keys(FIELDS) as FieldType[]

type UseSecureFieldsInput = {
  campos: { script: string; chavePublica: string }
  /** False until the card form is opened: then the script is loaded. */
  enabled: boolean
  /** The ids of the containers of the fields that are wanted. */
  containers: Readonly<Partial<Record<FieldType, string>>>
  /** The digits of a code whose card is known; those of a typed card follow from its number. */
  codeLength?: number
}

/** Puts Mercado Pago's fields into the page, and follows what can be known of them. */
export function useSecureFields({ campos, enabled, containers, codeLength }: UseSecureFieldsInput) {
  const { script, chavePublica } = campos
  const { cardNumber, expirationDate, securityCode } = containers
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading')
  const [focused, setFocused] = useState<FieldType | null>(null)
  const [brand, setBrand] = useState<CardBrand | null>(null)
  const sdk = useRef<MercadoPagoSdk>(null)
  const bin = useRef<string>(null)
  const fields = useRef(new Map<FieldType, SecureField>())
  const valid = useRef(new Set<FieldType>())

  useEffect(() => {
    if (!enabled) return
    const mounted = fields.current
    let left = false
    const timer = setTimeout(() => setState((known) => (known === 'loading' ? 'missing' : known)), TIMEOUT_MS)
    const places = { cardNumber, expirationDate, securityCode }
    openSdk({ script, chavePublica }).then(
      (opened) => {
        if (left) return
        sdk.current = opened
        for (const type of TYPES) if (places[type]) mount(opened, type, places[type])
      },
      () => setState('missing'),
    )
    return () => {
      left = true
      clearTimeout(timer)
      for (const field of mounted.values()) field.unmount()
      mounted.clear()
    }

    function mount(opened: MercadoPagoSdk, type: FieldType, container: string) {
      const { label, placeholder } = FIELDS[type]
      const field = opened.fields.create(type, {
        placeholder,
        srLabel: label,
        ariaRequired: true,
        style: { fontSize: '16px', height: '100%', color: colorOf(container) },
      })
      mounted.set(type, field)
      field.on('ready', () => {
        nameFrame(container, label)
        if (type === 'securityCode' && codeLength)
          field.update({ settings: { mode: 'mandatory', length: codeLength } })
        setState('ready')
      })
      field.on('focus', () => setFocused(type))
      field.on('blur', () => setFocused((known) => (known === type ? null : known)))
      field.on('validityChange', ({ errorMessages }) => {
        if (errorMessages?.length === 0) valid.current.add(type)
        else valid.current.delete(type)
      })
      if (type === 'cardNumber') field.on('binChange', (event) => void follow(opened, event.bin ?? null))
      field.mount(container)
    }

    /** The length of number and code depend on the brand. */
    async function follow(opened: MercadoPagoSdk, digits: string | null) {
      bin.current = digits
      const method = digits === null ? null : await creditMethod(opened, digits).catch(() => null)
      if (bin.current !== digits) return
      setBrand(MERCADO_PAGO_BRANDS[method?.id ?? ''] ?? null)
      const [settings] = method?.settings ?? []
      if (!settings) return
      mounted.get('cardNumber')?.update({ settings: settings.card_number })
      mounted.get('securityCode')?.update({ settings: settings.security_code })
    }
  }, [enabled, script, chavePublica, cardNumber, expirationDate, securityCode, codeLength])

  return { state, focused, brand, sdk, bin, focus, invalid }

  function focus(type: FieldType) {
    fields.current.get(type)?.focus()
  }

  /** The fields that Mercado Pago did not call valid, once a token was asked for; screen readers hear it there. */
  function invalid(): FieldType[] {
    const found = TYPES.filter((type) => fields.current.has(type) && !valid.current.has(type))
    for (const [type, field] of fields.current) field.update({ invalid: found.includes(type) })

    return found
  }
}

function colorOf(container: string): string {
  const element = document.getElementById(container)

  return element ? getComputedStyle(element).color : ''
}

/** A frame needs a title; the script gives it none. */
function nameFrame(container: string, label: string) {
  document.getElementById(container)?.querySelector('iframe:not([title])')?.setAttribute('title', label)
}

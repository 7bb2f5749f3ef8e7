import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Selection, selectionOfAddress } from '#domain/listing/selection.ts'
import type { RuleChoices } from './rule-section.tsx'

type Found = { categoria: string | null; selection: Selection }

type RuleFromAddressProps = { choices: RuleChoices; onFound: (rule: Found) => void }

/** Reads a rule from the address of a filtered listing in the shop: all filters, including attributes. */
export function RuleFromAddress({ choices, onFound }: RuleFromAddressProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')

  function take() {
    const rule = ruleOf(address, choices)
    setProblem(rule ? '' : 'Cole o endereço de uma categoria ou de uma marca da loja.')
    if (!rule) return
    onFound(rule)
    setAddress('')
  }

  return (
    <Group align="flex-end" wrap="nowrap" gap="xs">
      <TextInput
        flex={1}
        label="Copiar de uma listagem"
        description="Filtre uma categoria na loja e cole aqui o endereço: a regra fica igual."
        placeholder="/cordas?oferta=1&tensao=alta"
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        error={problem}
      />
      <Button variant="default" onClick={take} disabled={address.trim() === ''}>
        Usar
      </Button>
    </Group>
  )
}

function ruleOf(address: string, { categorias, marcas }: RuleChoices): Found | null {
  const found = selectionOfAddress(address)
  if (!found) return null
  const { caminho, selection } = found
  const [, brand] = /^marcas\/([^/]+)$/.exec(caminho) ?? []
  if (marcas.some(({ slug }) => slug === brand))
    return { categoria: null, selection: ofBrand(selection, brand) }

  return categorias.some((known) => known.caminho === caminho) ? { categoria: caminho, selection } : null
}

function ofBrand({ filtros, ordem }: Selection, slug = ''): Selection {
  return { filtros: { ...filtros, marca: [slug] }, ordem }
}

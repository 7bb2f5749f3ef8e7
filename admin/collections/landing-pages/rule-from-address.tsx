import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type FoundRule, type RuleChoices, ruleOfAddress } from './rule-of-address.ts'

type RuleFromAddressProps = { choices: RuleChoices; onFound: (rule: FoundRule) => void }

/** Reads a rule from the address of a filtered listing in the shop: all filters, including attributes. */
export function RuleFromAddress({ choices, onFound }: RuleFromAddressProps) {
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState('')

  function take() {
    const rule = ruleOfAddress(address, choices)
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

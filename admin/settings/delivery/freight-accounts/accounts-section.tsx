import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#admin/components/page/section.tsx'
import { useMay } from '#admin/shell/entry.ts'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { AccountCard } from './account-card.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import type { FreightPlace } from './places.ts'

/** The store's accounts at Melhor Envio, of which one quotes and sells labels. */
export function FreightAccountsSection({ accounts }: { accounts: FreightAccount[] }) {
  const [adding, setAdding] = useState<FreightPlace | null>(null)
  const may = useMay('integracoes.gerir')
  const missing = (['producao', 'teste'] as const).filter(
    (place) => !accounts.some(({ ambiente }) => ambiente === place),
  )

  return (
    <Section
      title="Melhor Envio"
      text="Calcula o frete de várias transportadoras ao lado das formas da loja, e vende etiquetas com desconto, que se compram e imprimem nos pedidos. Quando não responde, as tabelas e as formas da loja continuam."
    >
      {accounts.map((account) => (
        <AccountCard key={`${account.ambiente} ${account.versao}`} account={account} may={may} />
      ))}
      {accounts.length === 0 && !may && <Text size="sm">Nenhuma conta ainda. Só donos da loja a ligam.</Text>}
      {may && missing.length > 0 && (
        <Group gap="xs">
          {missing.map((place) => (
            <Button key={place} variant="default" size="xs" onClick={() => setAdding(place)}>
              {place === 'producao' ? 'Ligar o Melhor Envio' : 'Experimentar no sandbox'}
            </Button>
          ))}
        </Group>
      )}
      {adding && <KeysDialog ambiente={adding} account={null} onClose={() => setAdding(null)} />}
    </Section>
  )
}

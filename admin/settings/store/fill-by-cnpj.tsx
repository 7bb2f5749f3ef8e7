import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { readCnpj } from '#domain/documents/cnpj.ts'
import { type Differing, fillCompany } from './fill-company.ts'

type Store = SettingsParts['loja']

type FillByCnpjProps = { loja: Store; onChange: (loja: Store) => void }

const UNANSWERED = {
  desconhecida: 'A Receita não conhece este CNPJ. Confira o número, ou preencha à mão.',
  semResposta: 'A consulta do CNPJ não respondeu agora. Preencha à mão, ou tente mais tarde.',
} as const

/** Fills the store's data from its CNPJ. What was typed stays, unless its owner says otherwise. */
export function FillByCnpj({ loja, onChange }: FillByCnpjProps) {
  const { save, saving } = useSave()
  const [message, setMessage] = useState('')
  const [conflict, setConflict] = useState<{ replaced: Store; differing: Differing[] } | null>(null)

  async function fill() {
    setMessage('')
    const outcome = await save(() => api.panel.company({ cnpj: loja.cnpj }))
    if (!outcome.ok) return
    const { situacao, empresa } = outcome.result
    if (!empresa) return setMessage(UNANSWERED[situacao])
    const { filled, replaced, differing } = fillCompany(loja, empresa)
    onChange(filled)
    if (differing.length > 0) setConflict({ replaced, differing })
    else setMessage('Preenchido pelo cadastro da Receita. Confira e salve.')
  }

  return (
    <>
      <Group gap="sm">
        <Button
          variant="default"
          loading={saving}
          disabled={readCnpj(loja.cnpj) === null}
          onClick={() => void fill()}
        >
          Preencher pelo CNPJ
        </Button>
        <Text size="sm" role="status">
          {message}
        </Text>
      </Group>
      {conflict && (
        <Dialog onClose={() => setConflict(null)} title="O cadastro da Receita diz outra coisa" size="lg">
          <Stack>
            {conflict.differing.map(({ label, typed, found }) => (
              <div key={label}>
                <Text size="sm" fw={500}>
                  {label}
                </Text>
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing={2}>
                  <Version name="Digitado" text={typed} />
                  <Version name="Na Receita" text={found} />
                </SimpleGrid>
              </div>
            ))}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setConflict(null)}>
                Manter o que digitei
              </Button>
              <Button
                onClick={() => {
                  onChange(conflict.replaced)
                  setConflict(null)
                }}
              >
                Trocar pelos da Receita
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="gray.6">
        {name}:{' '}
      </Text>
      {text}
    </Text>
  )
}

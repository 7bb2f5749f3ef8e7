import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { IssuingPage } from '#contract/orders/fiscal/issuing.ts'
import { ENVIRONMENT_NAMES, type Environment } from './environment-names.ts'
import { TokenDialog } from './token-dialog.tsx'

/** The store's tokens at Focus NFe, one for each environment; owners enter them. */
export function AccountsSection({ contas }: { contas: IssuingPage['contas'] }) {
  const [typing, setTyping] = useState<Environment | null>(null)
  const may = useMay('integracoes.gerir')

  return (
    <Section
      title="Conta na Focus NFe"
      text="Os dois tokens estão no painel da Focus NFe, na página da sua empresa. O certificado digital fica com ela."
    >
      {(['homologacao', 'producao'] as const).map((ambiente) => (
        <Account
          key={ambiente}
          ambiente={ambiente}
          conta={contas.find((one) => one.ambiente === ambiente)}
          may={may}
          onType={() => setTyping(ambiente)}
        />
      ))}
      {!may && (
        <Text size="sm" c="gray.6">
          Só donos da loja mudam os tokens.
        </Text>
      )}
      {typing !== null && <TokenDialog ambiente={typing} onClose={() => setTyping(null)} />}
    </Section>
  )
}

type AccountProps = {
  ambiente: Environment
  conta: IssuingPage['contas'][number] | undefined
  may: boolean
  onType: () => void
}

function Account({ ambiente, conta, may, onType }: AccountProps) {
  const { save, saving } = useSave()
  const name = ENVIRONMENT_NAMES[ambiente]

  async function remove() {
    const sure = await askFirst({
      title: `Remover o token de ${name.toLowerCase()}?`,
      action: 'Remover',
      danger: true,
      text: 'O token é apagado da loja. A conta na Focus NFe e as notas emitidas continuam como estão.',
    })
    if (sure) await save(() => api.fiscal.removeAccount({ ambiente }), 'Token removido.')
  }

  return (
    <Stack gap="xs" py="xs">
      <Group gap="xs">
        <Text fw={500}>{name}</Text>
        {conta ? (
          <Badge color="pine" variant="light" c="pine.9">
            Conexão conferida
          </Badge>
        ) : (
          <Badge variant="default">Sem token</Badge>
        )}
      </Group>
      {conta && (
        <Text size="sm" c="gray.6">
          Token que termina em {conta.pista}, conferido em {formatMoment(conta.conferidaEm)}.{' '}
          {conta.avisosEm
            ? 'A Focus NFe avisa a loja quando a Sefaz responde.'
            : 'A Focus NFe não alcança o endereço da loja: a loja pergunta sozinha, e demora um pouco mais.'}
        </Text>
      )}
      {may && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            onClick={onType}
            aria-label={`${conta ? 'Trocar' : 'Guardar'} token de ${name.toLowerCase()}`}
          >
            {conta ? 'Trocar token' : 'Guardar token'}
          </Button>
          {conta && (
            <>
              <Button
                size="xs"
                variant="default"
                loading={saving}
                onClick={() => void save(() => api.fiscal.checkAccount({ ambiente }), 'Conexão conferida.')}
              >
                Conferir
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                c="red.9"
                loading={saving}
                onClick={() => void remove()}
              >
                Remover
              </Button>
            </>
          )}
        </Group>
      )}
    </Stack>
  )
}

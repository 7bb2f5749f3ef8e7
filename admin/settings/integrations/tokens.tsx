import { Anchor, Badge, Button, Code, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { api } from '#admin/shell/api.ts'
import type { ApiToken } from '#contract/panel/integrations.ts'
import { scopeName } from './scope-names.ts'
import { ShownOnce } from './shown-once.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** The API tokens. */
export function Tokens({ itens, total }: { itens: ApiToken[]; total: number }) {
  const [making, setMaking] = useState(false)
  const [token, setToken] = useState<string | null>(null)

  return (
    <Section
      title="Tokens da API"
      text={
        <>
          Um programa entra com <Code>Authorization: Bearer lira_…</Code> e faz só o que as permissões do
          token dizem. As chamadas estão em{' '}
          <Anchor href="/v2/admin/openapi.json" inherit underline="always">
            /v2/admin/openapi.json
          </Anchor>
          .
        </>
      }
    >
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          Criar token
        </Button>
      </Group>
      <DataTable
        label="Tokens da API"
        rows={itens}
        total={total}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={<Text size="sm">Nenhum programa tem acesso à loja.</Text>}
      />
      <TokenDialog
        opened={making}
        onClose={() => setMaking(false)}
        onToken={(created) => {
          setMaking(false)
          setToken(created)
        }}
      />
      <ShownOnce
        title="Guarde o token"
        text="Ele aparece só agora. Quem o tiver faz o que as permissões dizem."
        segredo={token}
        onClose={() => setToken(null)}
      />
    </Section>
  )
}

const COLUMNS: Column<ApiToken>[] = [
  {
    title: 'Nome',
    cell: ({ nome, inicio }) => (
      <>
        {nome}{' '}
        <Text span size="xs" c="gray.6">
          {inicio}…
        </Text>
      </>
    ),
  },
  {
    title: 'Permissões',
    wide: true,
    cell: ({ permissoes }) => <Text size="xs">{permissoes.map(scopeName).join(' · ')}</Text>,
  },
  {
    title: 'Último uso',
    cell: ({ usadoEm }) => (usadoEm ? formatMoment(usadoEm) : 'Nunca'),
  },
  { title: 'Situação', align: 'right', cell: (token) => <TokenState token={token} /> },
]

function TokenState({ token: { id, nome, revogadoEm } }: { token: ApiToken }) {
  const { save, saving } = useSave()
  if (revogadoEm)
    return (
      <Badge color="gray" variant="light">
        Revogado
      </Badge>
    )

  async function revoke() {
    const sure = await askFirst({
      title: `Revogar ${nome}?`,
      action: 'Revogar',
      danger: true,
      text: 'O programa que o usa deixa de entrar agora. Não dá para desfazer.',
    })
    if (sure) await save(() => api.integrations.revokeToken({ id }), 'Token revogado.')
  }

  return (
    <Button variant="subtle" color="red" loading={saving} onClick={() => void revoke()}>
      Revogar
    </Button>
  )
}

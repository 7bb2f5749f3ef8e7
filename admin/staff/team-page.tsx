import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import type { StaffMember } from '#contract/panel/staff.ts'
import { ROLE_NAMES } from '#domain/staff/permissions.ts'
import { formatMoment } from '../components/date/format.ts'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { api } from '../shell/api.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberMenu } from './member-menu.tsx'

export async function loader() {
  return (await api.staff.team()).equipe
}

/** The staff members and their roles. */
export function Component() {
  const equipe = useLoaderData<typeof loader>()
  const [inviting, setInviting] = useState(false)

  return (
    <Page
      title="Equipe"
      actions={
        <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
          Convidar
        </Button>
      }
    >
      <DataTable
        label="Equipe da loja"
        rows={equipe}
        total={equipe.length}
        porPagina={equipe.length}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={null}
      />
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </Page>
  )
}

const COLUMNS: Column<StaffMember>[] = [
  {
    title: 'Nome',
    cell: ({ nome, email, papel, ativo }) => (
      <Stack gap={0}>
        <Text size="sm" fw={500} td={ativo ? undefined : 'line-through'}>
          {nome}
        </Text>
        <Text size="xs" c="gray.6">
          {email}
        </Text>
        <Text size="xs" c="gray.6" hiddenFrom="sm">
          {ROLE_NAMES[papel].nome}
        </Text>
      </Stack>
    ),
  },
  { title: 'Papel', wide: true, cell: ({ papel }) => ROLE_NAMES[papel].nome },
  { title: 'Situação', cell: (member) => <Situation {...member} /> },
  {
    title: 'Visto',
    wide: true,
    cell: ({ vistoEm }) => (vistoEm ? formatMoment(vistoEm) : '—'),
  },
  { title: 'Ações', align: 'right', cell: (member) => <MemberMenu member={member} /> },
]

function Situation({ ativo, convidado, segundoFator, chavesDeAcesso }: StaffMember) {
  if (!ativo)
    return (
      <Badge color="gray" variant="light">
        Desligado
      </Badge>
    )
  if (convidado)
    return (
      <Badge color="yellow" variant="light">
        Convidado
      </Badge>
    )

  return (
    <Group gap={4}>
      <Badge color={segundoFator ? 'pine' : 'gray'} variant="light">
        {segundoFator ? 'Segundo fator' : 'Só senha'}
      </Badge>
      {chavesDeAcesso > 0 && (
        <Badge color="pine" variant="light">
          {chavesDeAcesso} {chavesDeAcesso === 1 ? 'chave' : 'chaves'}
        </Badge>
      )}
    </Group>
  )
}

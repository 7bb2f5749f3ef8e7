import { Anchor, Badge, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useRef } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { FilterSelect } from '#admin/components/table/filter-select.tsx'
import { PageTurner } from '#admin/components/table/page-turner.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { OwnAlert } from '#contract/panel/alerts.ts'
import { ALERTS, alertsFor } from '#domain/staff/alerts.ts'
import { setUnread } from './unread.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return api.alerts.list(queryOf(request))
}

/** The user's alerts, newest first. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const { papel } = useEntry().funcionario
  const { params, change } = useQuery()

  return (
    <Page
      title="Avisos"
      actions={
        <>
          <Button
            component={Link}
            to="/minha-conta/avisos"
            variant="default"
            leftSection={<IconSettings size={16} aria-hidden />}
          >
            Meus avisos
          </Button>
          <ReadAll itens={itens} />
        </>
      }
    >
      <Stack maw={860}>
        <Group gap="xs">
          <FilterSelect
            label="Tipo de aviso"
            name="tipo"
            allLabel="Todos os tipos"
            options={alertsFor(papel).map((value) => ({ value, label: ALERTS[value].nome }))}
          />
          <NativeSelect
            aria-label="Lidos ou não"
            value={params.get('lidos') ?? ''}
            data={[
              { value: '', label: 'Lidos e não lidos' },
              { value: 'nao', label: 'Não lidos' },
            ]}
            onChange={(event) => change({ lidos: event.currentTarget.value })}
          />
        </Group>
        {itens.length === 0 ? (
          <EmptyState
            title="Nenhum aviso"
            text="Pedidos, devoluções, perguntas e estoque baixo aparecem aqui, por 90 dias."
          />
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Avisos">
            {itens.map((alert) => (
              <AlertLine key={alert.id} {...alert} />
            ))}
          </Stack>
        )}
        {total > 0 && <PageTurner total={total} porPagina={50} />}
      </Stack>
    </Page>
  )
}

/** Marks the listed and older alerts as read, but none that arrived in the meantime. */
function ReadAll({ itens }: { itens: OwnAlert[] }) {
  const { save, saving } = useSave()
  const { params } = useQuery()
  const isFirst = Number(params.get('pagina') ?? 1) === 1
  if (!isFirst || params.has('tipo') || itens.length === 0) return null
  const ate = Math.max(...itens.map(({ id }) => id))

  return (
    <Button
      disabled={saving}
      onClick={() => void save(() => api.alerts.readAll({ ate }), 'Tudo marcado como lido.')}
    >
      Marcar tudo como lido
    </Button>
  )
}

function AlertLine({ id, tipo, texto, caminho, criadoEm, lido }: OwnAlert) {
  const { save, saving } = useSave()
  const link = useRef<HTMLAnchorElement>(null)

  async function markRead() {
    const { ok } = await save(() => api.alerts.read({ id }))
    // The pressed button no longer exists.
    if (ok) link.current?.focus()
  }

  return (
    <Paper component="li" withBorder px="md" py="xs">
      <Group justify="space-between" gap="xs">
        <Stack gap={0} style={{ flex: '1 1 14rem' }}>
          <Group gap="xs">
            <Anchor
              component={Link}
              ref={link}
              to={caminho}
              fw={lido ? 400 : 600}
              onClick={() => void read(id)}
            >
              {ALERTS[tipo].nome}
            </Anchor>
            {!lido && (
              <Badge size="sm" variant="light">
                Não lido
              </Badge>
            )}
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {texto}
          </Text>
          <Text size="xs" c="gray.6">
            {formatMoment(criadoEm)}
          </Text>
        </Stack>
        {!lido && (
          <Button
            variant="subtle"
            size="xs"
            disabled={saving}
            aria-label={`Marcar como lido: ${ALERTS[tipo].nome}. ${texto}`}
            onClick={() => void markRead()}
          >
            Marcar como lido
          </Button>
        )}
      </Group>
    </Paper>
  )
}

async function read(id: number): Promise<void> {
  try {
    setUnread((await api.alerts.read({ id })).naoLidos)
  } catch {
    // It stays unread; the link works anyway.
  }
}

import { ActionIcon, Button, Group, Menu, Popover, Stack, TextInput } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import type { SavedView } from '#contract/orders/order-views.ts'
import { openedView, viewQuery } from './view-query.ts'

/** Filters and searches that a user has saved under a name, visible only to that user. */
export function SavedViews({ visoes }: { visoes: SavedView[] }) {
  const [now, setParams] = useSearchParams()
  const { save } = useSave()

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />}>
            Visões
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {visoes.length === 0 && <Menu.Label>Filtre a lista e guarde a visão para voltar a ela.</Menu.Label>}
          {visoes.map(({ id, nome, consulta }) => (
            <Group key={id} gap={0} wrap="nowrap">
              <Menu.Item onClick={() => setParams(openedView(consulta, now))}>{nome}</Menu.Item>
              <ActionIcon
                variant="subtle"
                color="gray.7"
                aria-label={`Apagar a visão ${nome}`}
                onClick={() => void save(() => api.orders.removeView({ id }), 'Visão apagada.')}
              >
                <IconTrash size={15} />
              </ActionIcon>
            </Group>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NewView />
    </>
  )
}

function NewView() {
  const [params] = useSearchParams()
  const [opened, setOpened] = useState(false)
  const [nome, setNome] = useState('')
  const { save, saving, campos } = useSave()
  const query = viewQuery(params)
  if (query.size === 0) return null

  async function saveView() {
    const outcome = await save(
      () => api.orders.saveView({ nome, consulta: query.toString() }),
      'Visão guardada.',
    )
    if (outcome.ok) setOpened(false)
  }

  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus>
      <Popover.Target>
        <Button variant="subtle" onClick={() => setOpened(!opened)}>
          Guardar visão
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <PanelForm onSubmit={saveView}>
          <Stack gap="xs">
            <TextInput
              label="Nome da visão"
              value={nome}
              onChange={(event) => setNome(event.currentTarget.value)}
              error={campos['nome']}
              maxLength={60}
              required
            />
            <Button type="submit" loading={saving}>
              Guardar
            </Button>
          </Stack>
        </PanelForm>
      </Popover.Dropdown>
    </Popover>
  )
}

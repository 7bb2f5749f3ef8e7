import { ActionIcon, Alert, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconDeviceMobile, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { askFirst } from '#admin/components/page/ask-first.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { api } from '#admin/shell/api.ts'
import type { AlertDevice } from '#contract/panel/alerts.ts'
import { deviceName } from '#domain/format/device-name.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { showError } from '../../components/page/show-error.ts'
import { pushSupport, subscribe, unsubscribe } from './this-device.ts'

type DevicesSectionProps = {
  chavePublica: string
  aparelhos: AlertDevice[]
  /** The id of this browser in the list, if it is subscribed. */
  current: string | null
}

/** Devices that receive the user's alerts while the panel is closed. */
export function DevicesSection({ chavePublica, aparelhos, current }: DevicesSectionProps) {
  const isHere = aparelhos.some(({ id }) => id === current)

  return (
    <Section
      title="Avisos no aparelho (Push)"
      text="Receba avisos também com o painel fechado, no computador da loja ou no celular. Na tela aparecem o número e o total do pedido, nunca dados de clientes. Ao sair do painel num aparelho, ele deixa de receber."
    >
      {aparelhos.map((device) => (
        <DeviceLine key={device.id} {...device} isThis={device.id === current} />
      ))}
      {!isHere && <AddThisDevice chavePublica={chavePublica} />}
    </Section>
  )
}

function DeviceLine({ id, nome, criadoEm, falhaDesde, isThis }: AlertDevice & { isThis: boolean }) {
  const { save, saving } = useSave()

  async function remove() {
    const sure = await askFirst({
      title: 'Não receber mais aqui?',
      action: 'Remover',
      danger: true,
      text: `“${nome}” não recebe mais os seus avisos.`,
    })
    if (!sure) return
    const { ok } = await save(() => api.alerts.removeDevice({ id }), 'Aparelho removido.')
    if (ok && isThis) await unsubscribe()
  }

  return (
    <Group gap="sm" wrap="nowrap">
      <IconDeviceMobile size={18} aria-hidden />
      <Stack gap={0} style={{ flex: 1, minWidth: 0 }}>
        <Group gap="xs">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Text>
          {isThis && (
            <Badge size="sm" variant="light">
              Este
            </Badge>
          )}
        </Group>
        <Text size="xs" c="gray.6">
          {falhaDesde
            ? `Nada chega a este aparelho desde ${formatMoment(falhaDesde)}`
            : `Recebe desde ${formatShortDate(criadoEm)}`}
        </Text>
      </Stack>
      <ActionIcon
        variant="subtle"
        color="red"
        disabled={saving}
        aria-label={`Remover o aparelho ${nome}`}
        onClick={() => void remove()}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  )
}

function AddThisDevice({ chavePublica }: { chavePublica: string }) {
  const { save, saving } = useSave()
  const [nome, setNome] = useState(() => deviceName(navigator.userAgent))
  const [asking, setAsking] = useState(false)
  const support = pushSupport()
  if (support !== 'ready') return <Alert variant="light">{REASONS[support]}</Alert>

  async function add() {
    setAsking(true)
    try {
      const subscription = await subscribe(chavePublica)
      const { ok } = await save(
        () => api.alerts.addDevice({ nome, ...subscription }),
        'Este aparelho recebe os seus avisos.',
      )
      if (!ok) await unsubscribe()
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error))
    } finally {
      setAsking(false)
    }
  }

  return (
    <PanelForm onSubmit={add}>
      <Group align="flex-end">
        <TextInput
          label="Nome deste aparelho"
          value={nome}
          onChange={(event) => setNome(event.currentTarget.value)}
          required
          maxLength={60}
          style={{ flex: '1 1 14rem' }}
        />
        <Button type="submit" variant="default" loading={asking || saving}>
          Receber avisos aqui
        </Button>
      </Group>
    </PanelForm>
  )
}

const REASONS = {
  blocked:
    'As notificações desta loja estão bloqueadas neste navegador. Permita-as nas configurações do site, no ícone ao lado do endereço, e abra esta página de novo.',
  missing:
    'Este navegador não recebe avisos com o painel fechado. No iPhone e no iPad, toque em Compartilhar, depois em Adicionar à Tela de Início, e abra o painel por lá.',
}

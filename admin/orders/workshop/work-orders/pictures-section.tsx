import { Button, Group, Image, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { showError } from '#admin/components/page/show-error.ts'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import { isAnswered, shownText } from '#admin/shell/failure.ts'
import type { WorkPicture } from '#contract/orders/workshop/work-order.ts'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { MOMENT_WORDS, WORK_MOMENTS, type WorkMoment } from '#domain/workshop/work-order-words.ts'
import { PhotoButtons } from './photo-buttons.tsx'

/** The photos of a work order by moment. */
export function PicturesSection({ order }: { order: AdminWorkOrder }) {
  const { id, fotos, situacao } = order
  const [moment, setMoment] = useState<WorkMoment>(() => usualMoment(situacao))
  const [edited, setEdited] = useState<WorkPicture | null>(null)
  const { save, saving } = useSave()

  async function add(files: File[]) {
    let refused = ''
    let lastSent = false
    for (const arquivo of files) {
      const outcome = await save(() =>
        api.workOrders.addPicture({ id, arquivo, momento: moment, legenda: '' }),
      )
      // One that is refused does not stop the others; without a connection none is tried.
      if (!outcome.ok && !isAnswered(outcome.failure)) return
      if (!outcome.ok) refused = `${arquivo.name}: ${shownText(outcome.failure)}`
      lastSent = outcome.ok
    }
    // The next photo's answer has replaced the error.
    if (lastSent && refused !== '') showError(refused)
  }

  return (
    <Section title="Fotos" text="O cliente as vê na página dele.">
      {WORK_MOMENTS.map((each) => (
        <Moment
          key={each}
          moment={each}
          pictures={fotos.filter(({ momento }) => momento === each)}
          onEdit={setEdited}
        />
      ))}
      <Allowed permission="pedidos.editar">
        <Group align="flex-end" gap="xs">
          <Select
            label="Juntar em"
            data={WORK_MOMENTS.map((value) => ({ value, label: MOMENT_WORDS[value] }))}
            value={moment}
            onChange={(value) => setMoment(oneOf(WORK_MOMENTS, value) ?? moment)}
            allowDeselect={false}
            w={200}
          />
          <PhotoButtons onChoose={(files) => void add(files)} loading={saving} />
        </Group>
      </Allowed>
      {edited && <CaptionDialog id={id} picture={edited} onClose={() => setEdited(null)} />}
    </Section>
  )
}

type MomentProps = { moment: WorkMoment; pictures: WorkPicture[]; onEdit: (picture: WorkPicture) => void }

function Moment({ moment, pictures, onEdit }: MomentProps) {
  const mayEdit = useMay('pedidos.editar')
  if (pictures.length === 0) return null
  const label = MOMENT_WORDS[moment]

  return (
    <Stack gap="xs">
      <Title order={3} fz="sm">
        {label}
      </Title>
      <Group component="ul" gap="xs" p={0} m={0} align="flex-start" aria-label={label}>
        {pictures.map((picture, i) => (
          <Stack key={picture.id} component="li" gap={4} w={140} style={{ listStyle: 'none' }}>
            <a href={resizedUrl(picture.imagem, 1920, 'jpg')} target="_blank" rel="noreferrer">
              <Image
                src={resizedUrl(picture.imagem, 320, 'webp')}
                alt={picture.legenda || `${label}, foto ${i + 1}`}
                w={140}
                h={140}
                radius="sm"
              />
            </a>
            {picture.legenda !== '' && <Text size="xs">{picture.legenda}</Text>}
            {mayEdit && (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => onEdit(picture)}
                aria-label={`Legenda da foto ${i + 1}, ${label.toLowerCase()}`}
              >
                Legenda
              </Button>
            )}
          </Stack>
        ))}
      </Group>
    </Stack>
  )
}

function CaptionDialog({ id, picture, onClose }: { id: string; picture: WorkPicture; onClose: () => void }) {
  const [legenda, setLegenda] = useState(picture.legenda)
  const [momento, setMomento] = useState(picture.momento)
  const { save, saving } = useSave()
  const idFoto = picture.id

  return (
    <Dialog onClose={onClose} title="Foto">
      <PanelForm
        onSubmit={async () => {
          const outcome = await save(
            () => api.workOrders.changePicture({ id, idFoto, momento, legenda }),
            'Salvo.',
          )
          if (outcome.ok) onClose()
        }}
      >
        <Stack>
          <TextInput
            label="Legenda"
            value={legenda}
            onChange={({ currentTarget }) => setLegenda(currentTarget.value)}
            maxLength={200}
            data-autofocus
          />
          <Select
            label="Momento"
            data={WORK_MOMENTS.map((value) => ({ value, label: MOMENT_WORDS[value] }))}
            value={momento}
            onChange={(value) => setMomento(oneOf(WORK_MOMENTS, value) ?? momento)}
            allowDeselect={false}
          />
          <Group justify="space-between">
            <Button
              variant="subtle"
              color="red.9"
              loading={saving}
              onClick={async () => {
                const outcome = await save(() => api.workOrders.removePicture({ id, idFoto }), 'Foto tirada.')
                if (outcome.ok) onClose()
              }}
            >
              Tirar a foto
            </Button>
            <Button type="submit" loading={saving}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}

function usualMoment(situacao: WorkSituation): WorkMoment {
  if (situacao === 'emServico') return 'servico'

  return situacao === 'pronta' || situacao === 'entregue' ? 'pronta' : 'entrada'
}

import { ActionIcon, Button, Group, NumberInput, Stack, Switch, Text, TextInput, Title } from '@mantine/core'
import { IconMusicPlus, IconTrash, IconWaveSine } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useReadOnly } from '#admin/components/form/editable.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { FileDrop } from '#admin/components/picture/file-drop.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import type { ProductMedia } from '#contract/content/product-media.ts'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import { fileUrl } from '#domain/urls/file-url.ts'

type Sound = ProductMedia['sons'][number]

const TYPES = ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/ogg', 'audio/webm', 'audio/wav']

export async function loader({ params }: LoaderFunctionArgs) {
  return api.media.get({ id: Number(params['id']) })
}

/** What visitors can hear of a product, and how they can turn it. */
export function Component() {
  const media = useLoaderData<typeof loader>()

  return <MediaEditor key={media.produto.id} media={media} />
}

function MediaEditor({ media }: { media: ProductMedia }) {
  const { id, nome, slug } = media.produto
  const form = useVersionedForm({
    name: `sons:${id}`,
    saved: media,
    formOf: ({ sons, giro }: ProductMedia) => ({ sons, giro }),
    fields: { sons: 'Sons', giro: 'Giro em 360°' },
    send: ({ sons, giro }, versao) =>
      api.media.save({
        id,
        versao,
        giro: giro.map(({ arquivo }) => arquivo),
        sons: sons.map(({ arquivo, titulo, corda, sintetizado }) => ({
          arquivo,
          titulo,
          corda,
          sintetizado,
        })),
      }),
  })
  const { value, change, errors } = form

  return (
    <Page title="Sons e 360°" back={{ to: `/produtos/${id}`, label: nome }} shopPath={`/${slug}`}>
      <VersionedForm permission="catalogo.editar" form={form}>
        <Title order={2}>O que se ouve</Title>
        <Text size="sm" c="gray.6">
          Grave cada som do mesmo jeito: mesma distância, mesma força, mesmo volume. Produtos com um som de
          mesmo título podem ser comparados às cegas na loja: escreva sempre igual, como “1ª corda, Mi” ou
          “Escala de Sol”.
        </Text>
        <SortableList
          label="Sons do produto"
          items={value.sons}
          keyOf={({ arquivo }) => arquivo}
          nameOf={({ titulo }) => titulo}
          onChange={(sons) => change({ sons })}
        >
          {(sound, place) => (
            <SoundFields
              sound={sound}
              place={place}
              error={errors[`sons.${place}.titulo`]}
              set={(next) => change({ sons: value.sons.map((one) => (one === sound ? next : one)) })}
              remove={() => change({ sons: value.sons.filter((one) => one !== sound) })}
            />
          )}
        </SortableList>
        {media.fichaDeCordas && value.sons.length === 0 && (
          <ComputeButton id={id} onComputed={(sons) => change({ sons })} />
        )}
        {value.sons.length < MEDIA_LIMITS.sons && (
          <SoundDrop add={(sound) => change((old) => ({ ...old, sons: withOne(old.sons, sound) }))} />
        )}
        <Title order={2}>Giro em 360°</Title>
        <PictureField
          label="Imagens do giro"
          description="De 8 a 72 fotos do produto inteiro, sempre do mesmo lugar, girando o mesmo tanto de uma para a outra. Com 24 ou 36 o giro fica suave."
          value={value.giro}
          onChange={(next) => change((old) => ({ ...old, giro: next(old.giro) }))}
          max={MEDIA_LIMITS.giro}
          alt={nome}
          error={errors['giro']}
          described={false}
        />
      </VersionedForm>
    </Page>
  )
}

type SoundFieldsProps = {
  sound: Sound
  place: number
  error: string | undefined
  set: (next: Sound) => void
  remove: () => void
}

function SoundFields({ sound, place, error, set, remove }: SoundFieldsProps) {
  const reading = useReadOnly()
  const number = place + 1

  return (
    <Stack gap="xs" flex={1}>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          size="xs"
          flex={1}
          maxLength={MEDIA_LIMITS.titulo}
          placeholder="1ª corda, Mi"
          aria-label={`Título do som ${number}`}
          value={sound.titulo}
          error={error}
          onChange={({ currentTarget }) => set({ ...sound, titulo: currentTarget.value })}
        />
        <NumberInput
          size="xs"
          w={96}
          min={1}
          max={MEDIA_LIMITS.corda}
          allowDecimal={false}
          placeholder="Corda nº"
          aria-label={`Número da corda do som ${number}, se é de uma só`}
          value={sound.corda ?? ''}
          onChange={(typed) => set({ ...sound, corda: typeof typed === 'number' ? typed : null })}
        />
        {!reading && (
          <ActionIcon variant="subtle" color="red.8" aria-label={`Tirar: ${sound.titulo}`} onClick={remove}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
      </Group>
      <Group gap="md">
        {/* biome-ignore lint/a11y/useMediaCaption: music, no speech */}
        <audio controls preload="none" src={sound.url} aria-label={`Ouvir: ${sound.titulo}`} />
        <Switch
          size="xs"
          label="Calculado, não gravado"
          checked={sound.sintetizado}
          onChange={({ currentTarget }) => set({ ...sound, sintetizado: currentTarget.checked })}
        />
        <Text size="xs" c="gray.6">
          {Math.max(1, Math.round(sound.segundos))} s, {Math.max(1, Math.round(sound.bytes / 1024))} kB
        </Text>
      </Group>
    </Stack>
  )
}

/** Fills the form with the sounds that follow from the saved sheet; they are published when it is saved. */
function ComputeButton({ id, onComputed }: { id: number; onComputed: (sounds: Sound[]) => void }) {
  const { save, saving } = useSave()

  async function compute() {
    const outcome = await save(() => api.media.compute({ id }), 'Sons calculados. Ouça e salve.')
    if (outcome.ok) onComputed(outcome.result.sons)
  }

  return (
    <Allowed permission="catalogo.editar">
      <Button
        variant="default"
        leftSection={<IconWaveSine size={16} aria-hidden />}
        onClick={compute}
        loading={saving}
        style={{ alignSelf: 'start' }}
      >
        Calcular pela ficha das cordas
      </Button>
    </Allowed>
  )
}

function SoundDrop({ add }: { add: (sound: Sound) => void }) {
  return (
    <FileDrop
      label="Sons do produto"
      text="Arraste sons em MP3, M4A, Ogg ou WAV para cá, ou clique para escolher"
      icon={IconMusicPlus}
      mediaTypes={TYPES}
      multiple
      megabytes={MEDIA_LIMITS.somMegabytes}
      upload={async (file) => {
        const sent = await api.files.uploadSound({ arquivo: file })
        const titulo = file.name.replace(/\.[a-z0-9]+$/i, '').slice(0, MEDIA_LIMITS.titulo)
        add({ ...sent, url: fileUrl(sent.arquivo), titulo, corda: null, sintetizado: false })
      }}
      rejection="não é um som em MP3, M4A, Ogg, WebM ou WAV."
    />
  )
}

/** The same file twice counts once. */
function withOne(sounds: Sound[], sound: Sound): Sound[] {
  return sounds.some(({ arquivo }) => arquivo === sound.arquivo)
    ? sounds
    : [...sounds, sound].slice(0, MEDIA_LIMITS.sons)
}

import { Group, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import { chosen, SCREENS } from '../words.ts'
import { type BannerDraft, type BannerSize, pictureOf, withPicture } from './banner-draft.ts'

type BannerFieldsProps = {
  banner: BannerDraft
  change: (change: (old: BannerDraft) => BannerDraft) => void
  /** The sentence for a field of this banner. */
  problem: (field: string) => string | undefined
}

/** One banner of a group: its pictures, its words, where it leads, when and on which screens it is shown. */
export function BannerFields({ banner, change, problem }: BannerFieldsProps) {
  const { desktop, mobile, alt } = banner
  const set = (changes: Partial<BannerDraft>) => change((old) => ({ ...old, ...changes }))
  const words = desktop?.parametrosAdicionais ?? {}

  /** What is laid over the picture, and where it leads, is the same on all screens. */
  function tell(changes: Partial<Pick<BannerSize, 'link' | 'parametrosAdicionais'>>) {
    change((old) => ({
      ...old,
      desktop: old.desktop && { ...old.desktop, ...changes },
      mobile: old.mobile && { ...old.mobile, ...changes },
    }))
  }
  const say = (said: typeof words) => tell({ parametrosAdicionais: withoutEmpty({ ...words, ...said }) })

  return (
    <Stack gap="sm" pt="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <PictureField
          rotulo="Imagem"
          descricao="De computador, e de celular se não houver outra."
          valor={pictureOf(desktop, alt)}
          ate={1}
          alt={alt}
          erro={problem('dimensoes.desktop.arquivo')}
          mudar={(next) =>
            change((old) => {
              const [picture] = next(pictureOf(old.desktop, old.alt))
              return { ...old, desktop: withPicture(old.desktop, picture), alt: picture?.alt ?? old.alt }
            })
          }
        />
        <PictureField
          rotulo="Imagem para celular"
          descricao="Opcional: mais alta que larga, para telas estreitas."
          valor={pictureOf(mobile, alt)}
          ate={1}
          alt={alt}
          erro={problem('dimensoes.mobile.arquivo')}
          mudar={(next) =>
            change((old) => {
              const [picture] = next(pictureOf(old.mobile, old.alt))
              const size = withPicture(old.mobile ?? old.desktop, picture)
              return { ...old, mobile: size, alt: picture?.alt ?? old.alt }
            })
          }
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Nome no painel"
          maxLength={80}
          required
          value={banner.nome}
          error={problem('nome')}
          onChange={(event) => set({ nome: event.currentTarget.value })}
        />
        <TextInput
          label="Link"
          placeholder="/violinos ou https://…"
          maxLength={500}
          disabled={!desktop}
          value={desktop?.link ?? ''}
          error={problem('dimensoes.desktop.link')}
          onChange={(event) => tell({ link: event.currentTarget.value || null })}
        />
        <TextInput
          label="Título sobre a imagem"
          maxLength={120}
          disabled={!desktop}
          value={words.titulo ?? ''}
          onChange={(event) => say({ titulo: event.currentTarget.value })}
        />
        <TextInput
          label="Texto do botão"
          maxLength={40}
          disabled={!desktop}
          value={words.botao ?? ''}
          onChange={(event) => say({ botao: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Textarea
        label="Texto sobre a imagem"
        maxLength={300}
        autosize
        minRows={2}
        disabled={!desktop}
        value={words.texto ?? ''}
        onChange={(event) => say({ texto: event.currentTarget.value })}
      />
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <MomentField
          label="Aparece em"
          description="Vazio: desde já"
          miw={180}
          valor={banner.dataInicial}
          mudar={(dataInicial) => set({ dataInicial })}
        />
        <MomentField
          label="Some em"
          description="Vazio: não some"
          miw={180}
          valor={banner.dataFinal}
          error={problem('dataFinal')}
          mudar={(dataFinal) => set({ dataFinal })}
        />
        <NativeSelect
          label="Telas"
          description="Celular é até 768 px"
          miw={140}
          data={[...SCREENS]}
          value={banner.dispositivo}
          onChange={(event) => set({ dispositivo: chosen(SCREENS, event.currentTarget.value) ?? 'todos' })}
        />
        <NativeSelect
          label="Cores da imagem"
          description="Para o texto ficar legível"
          miw={140}
          disabled={!desktop}
          data={[
            { value: 'claro', label: 'Imagem clara' },
            { value: 'escuro', label: 'Imagem escura' },
          ]}
          value={words.tema ?? 'claro'}
          onChange={(event) => say({ tema: event.currentTarget.value === 'escuro' ? 'escuro' : 'claro' })}
        />
      </Group>
    </Stack>
  )
}

/** What is not said is not kept. */
function withoutEmpty(words: BannerSize['parametrosAdicionais']): BannerSize['parametrosAdicionais'] {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))
}

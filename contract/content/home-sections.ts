import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { HomeSectionShown } from './content.ts'

const call = adminCall('content')

const Version = z.int32().positive()

/** A section of the home page, active or not. `html` is sanitised on input. */
const HomeSection = HomeSectionShown.extend({ ativa: z.boolean() })

const HomeSections = z
  .array(HomeSection)
  .min(1)
  .max(30)
  .refine((secoes) => new Set(secoes.map(({ id }) => id)).size === secoes.length, {
    message: 'Duas seções têm a mesma marca.',
  })
  .refine((secoes) => secoes.findIndex(({ tipo }) => tipo === 'hero') <= 0, {
    message: 'O destaque principal fica no topo: o cabeçalho da loja se apoia nele.',
  })
  .refine((secoes) => secoes.filter(({ tipo }) => tipo === 'hero').length <= 1, {
    message: 'Só pode haver um destaque principal.',
  })

const HomePage = z.object({ secoes: z.array(HomeSection), versao: Version })

export const home = {
  get: call('GET', '/home-sections', 'As seções da página inicial', 'conteudo.ver').output(HomePage),

  /** Refuses `VersaoAntiga`, and `CamposInvalidos` for an unknown banner group. */
  save: call('PUT', '/home-sections', 'Salva as seções da página inicial', 'conteudo.editar')
    .input(z.object({ secoes: HomeSections, versao: Version }))
    .output(HomePage),
}

export type HomeSection = z.infer<typeof HomeSection>

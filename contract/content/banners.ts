import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { BannerGroupInput } from './content-input.ts'

const call = adminCall('content')

const Version = z.int32().positive()
const ByHash = BannerGroupInput.pick({ hash: true })

const BannerGroupInList = BannerGroupInput.omit({ banners: true }).extend({
  total: z.int().nonnegative(),
  /** How many of them are shown now, and how many wait for their day. */
  noAr: z.int().nonnegative(),
  agendados: z.int().nonnegative(),
})

const WholeBannerGroup = BannerGroupInput.extend({
  versao: Version,
  /** The moment of the answer, by which its reader tells what is shown now. */
  lidoEm: z.iso.datetime(),
})

export const banners = {
  list: call('GET', '/banner-groups', 'Os grupos de banners', 'conteudo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(BannerGroupInList)),

  /** With all its banners, those that are not shown now too. Refuses `CadastroInexistente`. */
  get: call('GET', '/banner-groups/{hash}', 'Um grupo de banners', 'conteudo.ver')
    .input(ByHash)
    .output(WholeBannerGroup),

  /** Refuses `EnderecoOcupado` where a group has that name for pages already. */
  create: call('POST', '/banner-groups', 'Cria um grupo de banners', 'conteudo.editar')
    .input(BannerGroupInput.pick({ hash: true, nome: true }))
    .output(WholeBannerGroup),

  /**
   * The whole group in the place of what it was; pixels are those of the stored pictures, whatever is sent. Refuses
   * `VersaoAntiga`, `CadastroInexistente`, and `CamposInvalidos` for a picture that the storage doesn't hold.
   */
  save: call('PUT', '/banner-groups/{hash}', 'Salva um grupo de banners', 'conteudo.editar')
    .input(BannerGroupInput.extend({ versao: Version }))
    .output(WholeBannerGroup),

  /** Refuses `CadastroInexistente`, and `CadastroInvalido` while the home page shows it. */
  remove: call('DELETE', '/banner-groups/{hash}', 'Exclui um grupo de banners', 'conteudo.editar')
    .input(ByHash)
    .output(z.object({})),
}

export type BannerGroupInList = z.infer<typeof BannerGroupInList>
export type PanelBannerGroup = z.infer<typeof WholeBannerGroup>

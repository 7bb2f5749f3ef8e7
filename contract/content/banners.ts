import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { BannerGroupInput } from './content-input.ts'

const call = adminCall('content')

const Version = z.int32().positive()
const ByHash = BannerGroupInput.pick({ hash: true })

/** Where the shop shows it, as a text for the merchant. */
const Place = z.string()

const BannerGroupInList = BannerGroupInput.omit({ banners: true }).extend({
  onde: Place,
  total: z.int().nonnegative(),
  /** The number of banners that are shown now, and that are scheduled. */
  noAr: z.int().nonnegative(),
  agendados: z.int().nonnegative(),
})

const WholeBannerGroup = BannerGroupInput.extend({
  onde: Place,
  versao: Version,
  /** The time of the response, to tell which banners are shown. */
  lidoEm: z.iso.datetime(),
})

export const banners = {
  list: call('GET', '/banner-groups', 'Os grupos de banners', 'conteudo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(BannerGroupInList)),

  /** With all its banners, including those that are not shown now. Refuses `CadastroInexistente`. */
  get: call('GET', '/banner-groups/{hash}', 'Um grupo de banners', 'conteudo.ver')
    .input(ByHash)
    .output(WholeBannerGroup),

  /** Refuses `EnderecoOcupado` if another group has that hash. */
  create: call('POST', '/banner-groups', 'Cria um grupo de banners', 'conteudo.editar')
    .input(BannerGroupInput.pick({ hash: true, nome: true }))
    .output(WholeBannerGroup),

  /**
   * Replaces the whole group; picture sizes are taken from the storage, not from the input. Refuses `VersaoAntiga`,
   * `CadastroInexistente`, and `CamposInvalidos` for an unknown picture.
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

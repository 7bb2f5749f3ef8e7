import * as z from 'zod'
import { WRONG_CEP } from '#domain/documents/cep.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'

/** Every refusal of the store: status, message for the shopper, and data. */
export const REFUSALS = {
  TokenAusente: { status: 401, message: 'Envie o cabeçalho app-token com o token deste aplicativo.' },
  TokenInvalido: { status: 401, message: 'O app-token enviado não é válido.' },
  SessaoAusente: { status: 400, message: 'Envie a sessão do visitante por cabeçalho ou cookie.' },
  /** In the panel: not logged in, or only by password without second factor. */
  EntradaNecessaria: { status: 401, message: 'Entre no painel para continuar.' },
  PermissaoNegada: { status: 403, message: 'Seu papel na loja não permite fazer isso.' },
  /** Of a seller's discount: `maximo` is the highest that this role may give here, in centavos. */
  DescontoAcimaDoLimite: {
    status: 422,
    message: 'Este desconto passa do limite do seu papel.',
    data: z.object({ maximo: z.int().nonnegative() }),
  },
  SegundoFatorLigado: {
    status: 409,
    message: 'O segundo fator já está ligado. Desligue-o para trocar de aplicativo.',
  },
  SegundoFatorDesligado: { status: 409, message: 'O segundo fator ainda não está ligado.' },
  SegundoFatorObrigatorio: { status: 409, message: 'Donos da loja não entram sem o segundo fator.' },
  /** Of a passkey: unknown, of another site, or not proven; deliberately not distinguished. */
  ChaveDeAcessoRecusada: {
    status: 422,
    message: 'Esta chave de acesso não vale aqui. Entre com a senha ou tente de novo.',
  },
  UltimoDono: { status: 409, message: 'A loja precisa de um dono que possa entrar. Nomeie outro antes.' },
  /** Somebody else has saved it since this page was opened. `atual` is the current state. */
  VersaoAntiga: {
    status: 409,
    message: 'Outra pessoa salvou esta página depois que você a abriu. Confira as diferenças.',
    data: z.object({ versao: z.int32(), atual: z.unknown() }),
  },
  /** Of a specification template whose products don't have the names of its last save yet. */
  FichaEmAplicacao: {
    status: 409,
    message:
      'Os produtos ainda recebem os nomes do último salvamento desta ficha, ou da que está acima dela. Salve de novo em alguns minutos.',
  },
  CadastroInexistente: { status: 404, message: 'Isto não existe mais. Volte à lista e tente de novo.' },
  /** Of a manual stock movement: the stock is too low. `estoque` is the current stock. */
  EstoqueNegativo: {
    status: 409,
    message: 'O estoque não pode ficar abaixo de zero.',
    data: z.object({ itens: z.array(z.object({ idSku: z.int32(), sku: z.string(), estoque: z.int() })) }),
  },
  InventarioFechado: { status: 409, message: 'Esta contagem já foi aplicada ou descartada.' },
  /** Other entities still refer to it; the message says which. */
  CadastroEmUso: { status: 409, message: 'Isto ainda é usado em outro lugar da loja.' },
  OrigemEstranha: { status: 403, message: 'Este pedido não veio desta loja.' },
  LoginNecessario: { status: 401, message: 'Entre na sua conta para continuar.' },
  EnsinoNaoAprovado: {
    status: 403,
    message:
      'Listas são para professores e escolas que a loja aprovou. Peça a sua conta em Minha conta, Turmas.',
  },
  ListaComPedidos: {
    status: 409,
    message:
      'Há pedidos dos últimos 90 dias por esta lista. Feche a lista agora, e apague depois. Para apagar nomes, tire os alunos.',
  },
  VendaInternaNecessaria: { status: 403, message: 'Só quem vende em nome da loja pode fazer isso.' },
  ClienteInexistente: { status: 404, message: 'Não encontramos um cliente com estes dados.' },
  /** Of a login: does not reveal which part is wrong, nor whether the account exists. */
  LoginRecusado: {
    status: 401,
    message: 'Estes dados não conferem. Confira o que digitou ou crie uma nova senha.',
  },
  /** Of a one-time code: wrong, used, expired or of another session; deliberately not distinguished. */
  CodigoInvalido: { status: 422, message: 'Este código não vale. Confira os seis dígitos ou peça outro.' },
  TentativasDemais: {
    status: 429,
    message: 'Foram tentativas demais. Espere alguns minutos e tente de novo.',
    /** `espera` in seconds, as in `retry-after`. */
    data: z.object({ espera: z.int().positive() }),
  },
  /** Of an expensive operation with limited concurrency whose queue is full. */
  LojaOcupada: {
    status: 503,
    message: 'Muita gente está fazendo isto agora. Tente de novo em instantes.',
  },
  /** The invalid fields of a form, in its order. */
  CamposInvalidos: {
    status: 422,
    message: 'Confira os campos marcados.',
    data: z.object({ campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).min(1) }),
  },
  /** `disponivel` is the total available quantity, including what the cart already has. */
  EstoqueInsuficiente: {
    status: 409,
    message: 'Não temos mais unidades deste produto em estoque.',
    data: z.object({ disponivel: z.int().nonnegative() }),
  },
  /** Of a piece that another cart holds, until `ate`. */
  ExemplarRetido: {
    status: 409,
    message: 'Este exemplar está na sacola de outra pessoa.',
    data: z.object({ ate: z.iso.datetime() }),
  },
  /** `produtos` are the ids of the products whose SKU must be chosen. */
  EscolhaObrigatoria: {
    status: 422,
    message: 'Escolha uma opção do produto antes de pôr na sacola.',
    data: z.object({ produtos: z.array(z.int()) }),
  },
  ProdutoSobConsulta: { status: 422, message: 'O preço deste produto é sob consulta. Peça um orçamento.' },
  /** Of an order with one of the products with which the merchant looks around (`domain/product/example-name.ts`). */
  ProdutoDeExemplo: {
    status: 422,
    message:
      'Um produto da sacola é só um exemplo de como a loja fica, e não é vendido. Tire-o para continuar.',
  },
  CombinacaoInexistente: { status: 404, message: 'Estes dois produtos não são vendidos juntos.' },
  /** Before the merchant has opened the shop. */
  LojaFechada: { status: 403, message: 'A loja ainda não está aberta. Volte em breve.' },
  /** A step to the opening that a law demands, or that is done. */
  /** Of a setting that an environment variable names. */
  DefinidoNoServidor: {
    status: 409,
    message: 'Quem cuida do servidor já definiu isto numa variável de ambiente. Peça a mudança lá.',
  },
  PassoObrigatorio: { status: 422, message: 'A lei pede este passo: ele não pode ser dispensado.' },
  CarrinhoVazio: { status: 422, message: 'A sacola está vazia.' },
  CarrinhoCheio: { status: 422, message: 'A sacola já tem 100 produtos diferentes, o máximo por pedido.' },
  GuardadosDemais: {
    status: 422,
    message: 'Você já guardou 50 produtos para depois, o máximo. Tire algum da lista para guardar este.',
  },
  ServicoIndisponivel: {
    status: 409,
    message: 'A oficina não oferece mais este serviço para este produto. Escolha de novo.',
  },
  /** Of services that don't fit into the workshop's calendar. */
  OficinaSemHorario: { status: 409, message: NO_TIME },
  ItemInexistente: { status: 404, message: 'Este produto não está mais na sua sacola.' },
  /** The message says why; `motivo` is its code (`domain/promotions/coupon-refusal.ts`). */
  CupomRecusado: {
    status: 422,
    message: 'Este cupom não vale para a sua sacola.',
    data: z.object({ motivo: z.string() }),
  },
  /** The quote has expired, or was made for something else. */
  FreteMudou: { status: 409, message: 'O frete mudou desde o cálculo. Confira o novo valor.' },
  /** Of a checkout: prices, stock, discounts or freight differ from what the shopper saw. Each change is a sentence. */
  CompraMudou: {
    status: 409,
    message: 'Sua compra mudou desde que você a viu. Confira antes de pagar.',
    data: z.object({
      mudancas: z
        .array(
          z.object({
            tipo: z.enum(['preco', 'estoque', 'desconto', 'frete', 'total']),
            mensagem: z.string(),
          }),
        )
        .min(1),
    }),
  },
  /** `passo` is the first incomplete step of the checkout. */
  CompraIncompleta: {
    status: 422,
    message: 'Ainda falta uma parte da sua compra.',
    data: z.object({ passo: z.enum(['identificacao', 'entrega', 'pagamento']) }),
  },
  ChaveAusente: { status: 400, message: 'Envie o cabeçalho idempotency-key.' },
  PagamentoIndisponivel: { status: 422, message: 'Esta forma de pagamento não está disponível agora.' },
  CartaoInexistente: { status: 404, message: 'Este cartão não está mais guardado.' },
  /** Of a change that requires a payment provider. Nothing is changed, and a retry may succeed. */
  ProvedorIndisponivel: {
    status: 503,
    message: 'Não conseguimos falar com o banco agora. Tente de novo em instantes.',
  },
  /** Of a further order while earlier ones with reserved stock are unpaid. */
  PedidosSemPagamento: {
    status: 409,
    message: 'Você tem pedidos esperando pagamento. Pague ou cancele um deles para fazer outro.',
  },
  /** Of an `idempotency-key` that was used with other input. */
  ChaveReutilizada: {
    status: 422,
    message: 'Esta chave já foi usada para outro pedido. Envie outra chave.',
  },
  PedidoInexistente: { status: 404, message: 'Não encontramos este pedido.' },
  /** Of an order's link, two years after its last event. */
  LinkVencido: {
    status: 404,
    message:
      'O link deste pedido não vale mais. Entre na sua conta para ver o pedido; se você comprou sem cadastro, crie a conta com o e-mail da compra.',
  },
  SemBoleto: { status: 404, message: 'Este pedido não tem boleto a pagar.' },
  /** The order's situation has changed since the page was shown. */
  /** Of sending or handing over an order. */
  PedidoNaOficina: {
    status: 409,
    message: 'Este pedido ainda está na oficina: ele só sai depois que os serviços ficarem prontos.',
  },
  /** Of sending or handing over an instrument on which more work was done than was paid; its message says how much. */
  ServicoAPagar: { status: 409, message: 'Falta pagar um serviço da oficina.' },
  PedidoNaoPermite: { status: 409, message: 'Este pedido não permite mais esta mudança.' },
  /** Of an invoice: its situation, or that of its order, has changed since the page was shown. */
  NotaNaoPermite: { status: 409, message: 'A nota não permite isso agora. Confira a situação dela.' },
  /** What keeps an invoice from being issued; `link` is the panel's page where it is fixed. */
  NotaComPendencias: {
    status: 422,
    message: 'Faltam dados para a nota. Resolva a lista e tente de novo.',
    data: z.object({
      problemas: z.array(z.object({ campo: z.string(), mensagem: z.string(), link: z.string().nullable() })),
    }),
  },
  /** Of a cancellation or a correction letter; the message says why. */
  NotaRecusada: { status: 422, message: 'A Sefaz não aceitou.' },
  /** Of an imported order: payment and goods were handled by another shop. */
  PedidoDeOutraLoja: {
    status: 409,
    message:
      'Este pedido foi feito em outra loja e veio por importação: o pagamento e o estoque dele não passaram por aqui.',
  },
  /** Of an erasure: an order is still to be paid, shipped or returned. */
  ContaComPedidoAberto: {
    status: 409,
    message: 'Você tem um pedido em andamento. Espere ele ser entregue, ou cancele-o, para excluir a conta.',
  },
  SessaoInexistente: { status: 404, message: 'Esta sessão já foi encerrada.' },
  EnderecoInexistente: { status: 404, message: 'Não encontramos este endereço na sua conta.' },
  EnderecosDemais: {
    status: 409,
    message: 'Você já guardou 20 endereços, o máximo. Exclua um para guardar outro.',
  },
  TrocaInexistente: { status: 404, message: 'Não encontramos esta troca na sua conta.' },
  /** Of a trade-in: not the customer's to give, too old, returned, in another trade-in, or in another step by now. */
  TrocaNaoPermitida: {
    status: 409,
    message: 'Esta troca não pode mais ser mudada assim. Atualize a página.',
  },
  /** Of an order: a credit that it was to use is no longer free. */
  TrocaUsada: {
    status: 409,
    message: 'O crédito da troca já foi usado ou venceu. Confira os valores e tente de novo.',
  },
  InstrumentoInexistente: { status: 404, message: 'Não encontramos este instrumento na sua conta.' },
  PassaporteInexistente: { status: 404, message: 'Não encontramos este passaporte.' },
  /** The message says why: it is the reader's already, missing, or withdrawn. */
  PassaporteNaoPermite: { status: 409, message: 'Este passaporte não permite isso agora.' },
  OrdemInexistente: { status: 404, message: 'Não encontramos esta ordem de serviço.' },
  /** Of a work order: it is in another step by now, or its quote was answered, withdrawn or expired. */
  OrdemNaoPermite: {
    status: 409,
    message: 'Esta ordem de serviço não permite isso agora. Atualize a página.',
  },
  PropostaInexistente: { status: 404, message: 'Não encontramos esta proposta.' },
  /** Of a sales quote: it expired, was cancelled, accepted or revised in the meantime; the message says which. */
  PropostaNaoPermite: { status: 409, message: 'Esta proposta não permite isso agora. Atualize a página.' },
  InstrumentosDemais: {
    status: 409,
    message: 'Você já guardou 12 instrumentos, o máximo. Tire um para guardar outro.',
  },
  CepInvalido: { status: 422, message: WRONG_CEP },
  FavoritosDemais: {
    status: 409,
    message: 'Sua lista de favoritos está cheia. Tire alguns para guardar outros.',
  },
  ListasDemais: { status: 409, message: 'Você já tem 20 listas, o máximo. Apague uma para criar outra.' },
  ItensDemais: {
    status: 409,
    message: 'Esta lista já tem 200 produtos, o máximo. Tire algum para pôr outro.',
  },
  AvisosDemais: {
    status: 409,
    message: 'Você já tem 30 avisos de preço, o máximo. Tire algum para pedir outro.',
  },
  /** Of a link in a mail: unknown, used or expired; deliberately not distinguished. */
  ChaveInvalida: { status: 410, message: 'Este link não vale mais: ele já foi usado ou expirou.' },
  PaginaInexistente: { status: 404, message: 'Não encontramos esta página.' },
  /** A promotion or coupon of the cart that ran out before the order was placed. */
  PromocaoEsgotada: {
    status: 409,
    message: 'Um desconto da sua sacola acabou de esgotar.',
    data: z.object({ nome: z.string() }),
  },
  PromocaoJaUsada: {
    status: 409,
    message: 'Você já usou um desconto da sua sacola em outra compra.',
    data: z.object({ nome: z.string() }),
  },
  /** Of moderated content. */
  AvaliacaoInexistente: { status: 404, message: 'Não encontramos esta avaliação.' },
  AvaliacaoPropria: { status: 409, message: 'Esta avaliação é sua: o voto é de quem a leu.' },
  PerguntaInexistente: { status: 404, message: 'Não encontramos esta pergunta.' },
  RespostaInexistente: { status: 404, message: 'Não encontramos esta resposta.' },
  /** Of an answer to a question: only customers who have the product may answer. */
  CompraNecessaria: { status: 403, message: 'Só quem comprou este produto aqui pode responder.' },
  ProdutoInexistente: { status: 404, message: 'Não encontramos este produto.' },
  /** Of a place in a queue: the SKU is in stock, so there is nothing to wait for. */
  ProdutoAVenda: { status: 409, message: 'Este produto está à venda: não é preciso esperar por ele.' },
  /** Of a place in a queue: a unit is held for this address already. */
  UnidadeJaReservada: {
    status: 409,
    message: 'Uma unidade já está reservada para você. O link está no e-mail que mandamos.',
  },
  VitrineInexistente: { status: 404, message: 'Não encontramos esta vitrine.' },
  BannerInexistente: { status: 404, message: 'Não encontramos este grupo de banners.' },
  MenuInexistente: { status: 404, message: 'Não encontramos este menu.' },
  ListaInexistente: { status: 404, message: 'Não encontramos esta lista.' },
  /** Of a teacher's list: its last day has passed, or the teacher closed it. */
  ListaFechada: { status: 409, message: 'Esta lista já foi encerrada. Fale com quem a mandou.' },
  /** Of one's own class list: there is nothing to put into the cart for its pupils. */
  ListaCompleta: { status: 409, message: 'Não falta nada a ninguém.' },
  /** Of a teacher's list: the pupil doesn't need the item, or the list names another variant for them. */
  AlunoPrecisaDeOutro: {
    status: 409,
    message:
      'Para este aluno a lista pede outra coisa. Confira o que ele precisa, e ponha na sacola de novo.',
  },
  /** Of a teacher's list: it has as many pupils as a list can have. */
  ListaCheia: { status: 409, message: 'Esta lista já tem o máximo de alunos. Fale com quem a mandou.' },
  /** An old or non-canonical address; the page responds 301 to `url`. */
  EnderecoMudou: {
    status: 404,
    message: 'Esta página mudou de endereço.',
    data: z.object({ url: z.string() }),
  },
  /** The message is from the specification, section 5. */
  PgInvalida: { status: 400, message: '"pg" deve ser do tipo number' },
  EnderecoInvalido: { status: 400, message: 'Este endereço não pode ser lido.' },
  /** Of saved content: `campo` is the field whose `valor` refers to something that the catalogue lacks. */
  ReferenciaInexistente: {
    status: 422,
    message: 'O cadastro cita algo que não existe no catálogo.',
    data: z.object({ campo: z.string(), valor: z.string() }),
  },
  /** Of a refund: the amount exceeds what can be refunded. `disponivel` in centavos. */
  EstornoIndisponivel: {
    status: 409,
    message: 'Este valor não pode ser devolvido por este meio.',
    data: z.object({ disponivel: z.int() }),
  },
  /** Of documents for a dispute of a card payment. */
  ContestacaoEncerrada: {
    status: 409,
    message:
      'O provedor não recebe mais documentos desta contestação: o prazo passou ou ela já foi analisada. Veja no site dele o que ainda é possível.',
  },
  /**
   * Of a Pix by the store's own key: the amount is not the charge's, or money was confirmed already. `valor` is the
   * charge's, `recebido` what was confirmed. Centavos.
   */
  PixComDiferenca: {
    status: 409,
    message: 'O valor não é o do pedido. Confira na conta e confirme de novo se foi isso mesmo que entrou.',
    data: z.object({ valor: z.int(), recebido: z.int() }),
  },
  /** Of a confirmation that can't be undone any more. */
  ConferenciaMantida: {
    status: 409,
    message:
      'Esta conferência não se desfaz mais: passou um dia, o pedido já seguiu, ou há outro dinheiro envolvido. Cancele o pedido ou estorne o pagamento.',
  },
  /** Of a bank's statement: something was confirmed since it was compared. */
  ExtratoMudou: {
    status: 409,
    message: 'Algo mudou desde a comparação com o extrato. Envie o arquivo de novo e confira.',
  },
  /** Of a manual reminder. */
  LembreteSemConsentimento: {
    status: 409,
    message: 'Esta pessoa não aceitou receber ofertas por e-mail. Fale com ela por outro meio.',
  },
  LembreteRecente: {
    status: 409,
    message: 'Esta pessoa recebeu um lembrete há menos de um dia. Espere para mandar outro.',
  },
  /** Of an import in the wrong state for the call. */
  ImportacaoNaoPermite: {
    status: 409,
    message: 'Esta importação já seguiu adiante. Atualize a página.',
  },
  EnderecoOcupado: {
    status: 409,
    message: 'Este endereço já pertence a outra página da loja.',
    data: z.object({ slug: z.string() }),
  },
  SkuDeOutroProduto: {
    status: 409,
    message: 'Este SKU já pertence a outro produto.',
    data: z.object({ sku: z.string() }),
  },
  CadastroInvalido: {
    status: 422,
    message: 'O cadastro tem dados que não combinam entre si.',
    data: z.object({ motivo: z.string() }),
  },
} as const

export type RefusalCode = keyof typeof REFUSALS

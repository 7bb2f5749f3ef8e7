import * as z from 'zod'

/** Every "no" the store may answer: its status, what the shopper reads, what it carries. */
export const REFUSALS = {
  TokenAusente: { status: 401, message: 'Envie o cabeçalho app-token com o token deste aplicativo.' },
  TokenInvalido: { status: 401, message: 'O app-token enviado não é válido.' },
  SessaoAusente: { status: 400, message: 'Envie a sessão do visitante por cabeçalho ou cookie.' },
  /** Of the panel: nobody is in, or not far enough (password without second factor). */
  EntradaNecessaria: { status: 401, message: 'Entre no painel para continuar.' },
  PermissaoNegada: { status: 403, message: 'Seu papel na loja não permite fazer isso.' },
  /** Of a discount by hand: `maximo` is the most that this role may give here, in centavos. */
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
  /** Of a passkey: not known here, not this store's, or not proven by its owner, and nobody learns which. */
  ChaveDeAcessoRecusada: {
    status: 422,
    message: 'Esta chave de acesso não vale aqui. Entre com a senha ou tente de novo.',
  },
  UltimoDono: { status: 409, message: 'A loja precisa de um dono que possa entrar. Nomeie outro antes.' },
  /** Somebody else saved it since this page was opened. `atual` is what stands there now. */
  VersaoAntiga: {
    status: 409,
    message: 'Outra pessoa salvou esta página depois que você a abriu. Confira as diferenças.',
    data: z.object({ versao: z.int32(), atual: z.unknown() }),
  },
  CadastroInexistente: { status: 404, message: 'Isto não existe mais. Volte à lista e tente de novo.' },
  /** Of a movement by hand: there is less than it takes. `estoque` is what there is. */
  EstoqueNegativo: {
    status: 409,
    message: 'O estoque não pode ficar abaixo de zero.',
    data: z.object({ itens: z.array(z.object({ idSku: z.int32(), sku: z.string(), estoque: z.int() })) }),
  },
  InventarioFechado: { status: 409, message: 'Esta contagem já foi aplicada ou descartada.' },
  /** What others still lean on can't be taken away; the sentence says what. */
  CadastroEmUso: { status: 409, message: 'Isto ainda é usado em outro lugar da loja.' },
  OrigemEstranha: { status: 403, message: 'Este pedido não veio desta loja.' },
  LoginNecessario: { status: 401, message: 'Entre na sua conta para continuar.' },
  VendaInternaNecessaria: { status: 403, message: 'Só quem vende em nome da loja pode fazer isso.' },
  ClienteInexistente: { status: 404, message: 'Não encontramos um cliente com estes dados.' },
  /** Of a login: nobody learns which of the two is wrong, nor whether there is such an account. */
  LoginRecusado: {
    status: 401,
    message: 'Estes dados não conferem. Confira o que digitou ou crie uma nova senha.',
  },
  /** Of a one-time code: wrong, used, too old or not this session's, and nobody learns which. */
  CodigoInvalido: { status: 422, message: 'Este código não vale. Confira os seis dígitos ou peça outro.' },
  TentativasDemais: {
    status: 429,
    message: 'Foram tentativas demais. Espere alguns minutos e tente de novo.',
    /** `espera` in seconds, as in `retry-after`. */
    data: z.object({ espera: z.int().positive() }),
  },
  /** Of work that only a few can have done at a time, while too many wait for it. */
  LojaOcupada: {
    status: 503,
    message: 'Muita gente está fazendo isto agora. Tente de novo em instantes.',
  },
  /** What to mend in a form, field by field, in the form's order. */
  CamposInvalidos: {
    status: 422,
    message: 'Confira os campos marcados.',
    data: z.object({ campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).min(1) }),
  },
  /** `disponivel` is all that can be had; the cart may hold it already. */
  EstoqueInsuficiente: {
    status: 409,
    message: 'Não temos mais unidades deste produto em estoque.',
    data: z.object({ disponivel: z.int().nonnegative() }),
  },
  /** `produtos` are the ids of those whose SKU has to be chosen. */
  EscolhaObrigatoria: {
    status: 422,
    message: 'Escolha uma opção do produto antes de pôr na sacola.',
    data: z.object({ produtos: z.array(z.int()) }),
  },
  ProdutoSobConsulta: { status: 422, message: 'O preço deste produto é sob consulta. Peça um orçamento.' },
  CombinacaoInexistente: { status: 404, message: 'Estes dois produtos não são vendidos juntos.' },
  CarrinhoVazio: { status: 422, message: 'A sacola está vazia.' },
  CarrinhoCheio: { status: 422, message: 'A sacola já tem 100 produtos diferentes, o máximo por pedido.' },
  GuardadosDemais: {
    status: 422,
    message: 'Você já guardou 50 produtos para depois, o máximo. Tire algum da lista para guardar este.',
  },
  ItemInexistente: { status: 404, message: 'Este produto não está mais na sua sacola.' },
  /** The sentence says why; `motivo` says it to programs (`domain/promotions/coupon-refusal.ts`). */
  CupomRecusado: {
    status: 422,
    message: 'Este cupom não vale para a sua sacola.',
    data: z.object({ motivo: z.string() }),
  },
  /** A quote that holds no more, or that was made for something else. */
  FreteMudou: { status: 409, message: 'O frete mudou desde o cálculo. Confira o novo valor.' },
  /** Of a purchase: prices, stock, discounts or freight are not what the shopper saw. Each change is a sentence for them. */
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
  /** `passo` is the step of the checkout that still lacks something. */
  CompraIncompleta: {
    status: 422,
    message: 'Ainda falta uma parte da sua compra.',
    data: z.object({ passo: z.enum(['identificacao', 'entrega', 'pagamento']) }),
  },
  ChaveAusente: { status: 400, message: 'Envie o cabeçalho idempotency-key.' },
  PagamentoIndisponivel: { status: 422, message: 'Esta forma de pagamento não está disponível agora.' },
  /** Of a change that needs a provider's word first. Nothing is changed, and the same may go well later. */
  ProvedorIndisponivel: {
    status: 503,
    message: 'Não conseguimos falar com o banco agora. Tente de novo em instantes.',
  },
  /** Of another order while goods of earlier ones still wait for their money. */
  PedidosSemPagamento: {
    status: 409,
    message: 'Você tem pedidos esperando pagamento. Pague ou cancele um deles para fazer outro.',
  },
  /** Of an `idempotency-key` that came before with something else. */
  ChaveReutilizada: {
    status: 422,
    message: 'Esta chave já foi usada para outro pedido. Envie outra chave.',
  },
  PedidoInexistente: { status: 404, message: 'Não encontramos este pedido.' },
  /** Of an order's link, two years after its last step. */
  LinkVencido: {
    status: 404,
    message:
      'O link deste pedido não vale mais. Entre na sua conta para ver o pedido; se você comprou sem cadastro, crie a conta com o e-mail da compra.',
  },
  SemBoleto: { status: 404, message: 'Este pedido não tem boleto a pagar.' },
  /** An order that has gone on since the page was shown. */
  PedidoNaoPermite: { status: 409, message: 'Este pedido não permite mais esta mudança.' },
  /** Neither its money nor its goods went through this one. */
  PedidoDeOutraLoja: {
    status: 409,
    message:
      'Este pedido foi feito em outra loja e veio por importação: o pagamento e o estoque dele não passaram por aqui.',
  },
  /** Of the wish to be forgotten: something is still to be paid, sent or brought back. */
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
  CepInvalido: { status: 422, message: 'Este CEP não existe. Confira os oito dígitos.' },
  FavoritosDemais: {
    status: 409,
    message: 'Sua lista de favoritos está cheia. Tire alguns para guardar outros.',
  },
  /** Of a link in a mail: unknown, used or too old, and nobody learns which. */
  ChaveInvalida: { status: 410, message: 'Este link não vale mais: ele já foi usado ou expirou.' },
  PaginaInexistente: { status: 404, message: 'Não encontramos esta página.' },
  /** A promotion or coupon that was on in the cart, when the order is placed. */
  PromocaoEsgotada: {
    status: 409,
    message: 'Um desconto do seu carrinho acabou de esgotar.',
    data: z.object({ nome: z.string() }),
  },
  PromocaoJaUsada: {
    status: 409,
    message: 'Você já usou um desconto do seu carrinho em outra compra.',
    data: z.object({ nome: z.string() }),
  },
  /** Of what shoppers wrote, to who moderates. */
  AvaliacaoInexistente: { status: 404, message: 'Não encontramos esta avaliação.' },
  AvaliacaoPropria: { status: 409, message: 'Esta avaliação é sua: o voto é de quem a leu.' },
  PerguntaInexistente: { status: 404, message: 'Não encontramos esta pergunta.' },
  RespostaInexistente: { status: 404, message: 'Não encontramos esta resposta.' },
  /** Of an answer to a question: only who has the product may give one. */
  CompraNecessaria: { status: 403, message: 'Só quem comprou este produto aqui pode responder.' },
  ProdutoInexistente: { status: 404, message: 'Não encontramos este produto.' },
  VitrineInexistente: { status: 404, message: 'Não encontramos esta vitrine.' },
  BannerInexistente: { status: 404, message: 'Não encontramos este grupo de banners.' },
  MenuInexistente: { status: 404, message: 'Não encontramos este menu.' },
  ListaInexistente: { status: 404, message: 'Não encontramos esta lista.' },
  /** An old or non-canonical address; the page answers 301 to `url`. */
  EnderecoMudou: {
    status: 404,
    message: 'Esta página mudou de endereço.',
    data: z.object({ url: z.string() }),
  },
  /** The sentence is the specification's, section 5. */
  PgInvalida: { status: 400, message: '"pg" deve ser do tipo number' },
  EnderecoInvalido: { status: 400, message: 'Este endereço não pode ser lido.' },
  /** What merchants write. `campo` names what refers to `valor`, which the catalogue doesn't hold. */
  ReferenciaInexistente: {
    status: 422,
    message: 'O cadastro cita algo que não existe no catálogo.',
    data: z.object({ campo: z.string(), valor: z.string() }),
  },
  /** Of a payment, no more can go back the way it came. `disponivel` in centavos. */
  EstornoIndisponivel: {
    status: 409,
    message: 'Este valor não pode ser devolvido por este meio.',
    data: z.object({ disponivel: z.int() }),
  },
  /** Of a reminder that somebody of the store wants to send. */
  LembreteSemConsentimento: {
    status: 409,
    message: 'Esta pessoa não aceitou receber ofertas por e-mail. Fale com ela por outro meio.',
  },
  LembreteRecente: {
    status: 409,
    message: 'Esta pessoa recebeu um lembrete há menos de um dia. Espere para mandar outro.',
  },
  /** Of an import that is no longer, or not yet, where this could be done. */
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

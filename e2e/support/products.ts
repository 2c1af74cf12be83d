/** Pieces of the demo catalogue the tests shop for. Each test buys its own, so that none waits for another's stock. */
export type Piece = {
  url: string
  name: string
  /** The child that `choice` chooses. */
  sku: string
  /** Group → option, as the product page names them. */
  choice: Record<string, string>
}

const tote = { url: 'quai-tote-bag-bg0301', name: '河畔托特包' }
const square = { url: 'lisiere-silk-square-ac0101', name: '林缘真丝方巾' }
const bandana = { url: 'arcade-silk-bandana-ac0102', name: '拱廊真丝小方巾' }
const wallet = { url: 'aurore-long-wallet-lg0101', name: '晨曦长款钱夹' }
const compactWallet = { url: 'aurore-compact-wallet-lg0102', name: '晨曦短款钱夹' }
const ribbon = { url: 'silk-ribbon-scarf-ac0105', name: '真丝细长巾' }
const catEye = { url: 'cat-eye-sunglasses-sg0102', name: '猫眼太阳眼镜' }

export const pieces = {
  toteNoir: { ...tote, sku: 'BG-0301-NOIR', choice: { 颜色: '墨黑' } },
  toteCreme: { ...tote, sku: 'BG-0301-CREME', choice: { 颜色: '奶油白' } },
  toteCognac: { ...tote, sku: 'BG-0301-COGNAC', choice: { 颜色: '干邑棕' } },
  squareRose: { ...square, sku: 'AC-0101-ROSE', choice: { 颜色: '玫瑰粉' } },
  squareNuit: { ...square, sku: 'AC-0101-NUIT', choice: { 颜色: '夜蓝' } },
  bandanaBordeaux: { ...bandana, sku: 'AC-0102-BORDEAUX', choice: { 颜色: '酒红' } },
  bandanaCeleste: { ...bandana, sku: 'AC-0102-CELESTE', choice: { 颜色: '天青' } },
  walletNoir: { ...wallet, sku: 'LG-0101-NOIR', choice: { 颜色: '墨黑' } },
  walletRose: { ...wallet, sku: 'LG-0101-ROSE', choice: { 颜色: '玫瑰粉' } },
  compactNoir: { ...compactWallet, sku: 'LG-0102-NOIR', choice: { 颜色: '墨黑' } },
  compactIvoire: { ...compactWallet, sku: 'LG-0102-IVOIRE', choice: { 颜色: '象牙白' } },
  ribbonRose: { ...ribbon, sku: 'AC-0105-ROSE', choice: { 颜色: '玫瑰粉' } },
  catEyeEcaille: { ...catEye, sku: 'SG-0102-ECAILLE', choice: { 颜色: '玳瑁' } },
} as const satisfies Record<string, Piece>

/** Pieces whose stock a test sets as it likes: one for each project, since projects run side by side. */
export const ownPieces: Record<string, { soldOut: Piece; scarce: Piece }> = {
  desktop: {
    soldOut: {
      url: 'metal-aviator-sunglasses-sg0104',
      name: '金属飞行员太阳眼镜',
      sku: 'SG-0104-OR',
      choice: { 材质: '金色' },
    },
    scarce: {
      url: 'hexagonal-metal-sunglasses-sg0106',
      name: '六角金属太阳眼镜',
      sku: 'SG-0106-ARGENT',
      choice: { 材质: '银色' },
    },
  },
  phone: {
    soldOut: {
      url: 'arcade-round-sunglasses-sg0101',
      name: '拱廊圆框太阳眼镜',
      sku: 'SG-0101-CREME',
      choice: { 颜色: '奶油白' },
    },
    scarce: {
      url: 'croissant-wallet-on-chain-lg0105',
      name: '弦月链条钱包',
      sku: 'LG-0105-CREME',
      choice: { 颜色: '奶油白' },
    },
  },
}

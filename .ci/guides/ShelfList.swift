// Three shelves of ten cards.
let apps = CardShelf(cardSize: ScrollSize(width: 160, height: 200), count: 10, spacing: 10, margin: 20)
let (games, books) = (apps, apps)

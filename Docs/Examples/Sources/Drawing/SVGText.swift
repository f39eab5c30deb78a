/// x
enum X {}

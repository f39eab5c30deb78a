extension Double {
}
